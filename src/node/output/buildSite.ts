import { join, resolve } from "node:path";
import type { Service } from "../../compile/collectServices";
import type { Site } from "../../compile/page";
import type { SourceFile } from "../../core/siteFile";
import { planSite } from "../../core/sitePlan";
import type { World } from "../../core/world";
import type { BrowserBundle } from "../bundle/browserBundle";
import { listFiles } from "../input/listFiles";
import type { LoadedSite } from "../input/loadSite";
import { fontCutter } from "../fonts/fontCutter";
import { previewDrawer } from "../previews/previewDrawer";
import { iconDrawer } from "../siteIcons/iconDrawer";
import type { BuildCache, TemporaryFolder } from "../buildCache";
import type { Program } from "../program";
import { BuildNote } from "./buildNote";
import { CopyNote } from "./copyNote";
import { OutputFolder } from "./outputFolder";
import { type Published, SiteChangedError } from "./publication";
import { threadSetup } from "./threadSetup";
import { type RefusedDrawing, writeCopies } from "./writeCopies";
import { writePages } from "./writePages";

/** What a build has done. */
export interface BuildResult extends Published {
  /** Where the site lies, as it was asked for. */
  directory: string;
  pages: number;
  /** The public address of its first page; absent if neither the config nor the host names one. */
  address: string | undefined;
  /** Blocks that failed and show a notice in their place, each with its page and the reason. */
  failures: string[];
  /** When the pages would come out otherwise; absent where they do not depend on the time. */
  nextMoment: Site["nextMoment"];
  /** What visitors' browsers turn to besides the site itself. */
  services: Service[];
  /** Files of `public/` that the site could not keep, because the build writes them itself. */
  replaced: string[];
  /** Drawings of `public/` that are not published because they cannot be cleaned. */
  refusedDrawings: RefusedDrawing[];
  /** Why no further icons were drawn of that of the site; absent where they were. */
  undrawnIcon?: UndrawnIcon | undefined;
  /** Pictures of `public/` that are not part of the site, as nothing names them. */
  unusedPictures: readonly string[];
}

/** An icon of which no others could be drawn. */
export interface UndrawnIcon {
  /** Its path in `public/`; absent where the first letter of the name stands for it. */
  path: string | undefined;
  /** Empty where it is not known. Of a letter, the letter. */
  reason: string;
}

/** A config without errors, and the site that was compiled of it. */
export type CheckedSite = Omit<LoadedSite, "text"> & { site: Site };

/** What a build needs besides the site. */
export interface BuildTools {
  program: Program;
  /** The scripts of the site; many sites share one answer. */
  bundle: () => BrowserBundle;
  /** Takes what no cache can keep. */
  temporary: TemporaryFolder;
  /** Whether every page is made anew, also where nothing has changed. */
  isFresh?: boolean;
  /** Whether a site of many pages is made in several threads. */
  isThreaded?: boolean;
  /** Whether what others have put into the output folder is removed. */
  isClean?: boolean;
  /** Called where one of those threads fails; its pages are made all the same. */
  onThreadFailure?: (error: unknown) => void;
  /** Called after each page. */
  onPage?: (done: number, total: number) => void;
  /** Called with the whole site before it takes the place of the previous one. */
  finish?: (output: OutputFolder) => Promise<void>;
}

/** So often a build gives way to others that publish into the same folder at the same moment. */
const MOST_ATTEMPTS = 20;

/**
 * Writes the whole site as static files: complete HTML for every route, the scripts, fonts and pictures.
 * @param outDir - where the site goes; a previous site there is replaced once the new one is complete
 * @throws OutputFolderError when the folder is none for a site, and the system's error where it cannot be written;
 *   the last site is as it was then
 */
export async function buildSite(
  loaded: CheckedSite,
  outDir: string,
  tools: BuildTools,
): Promise<BuildResult> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await buildOnce(loaded, outDir, tools);
    } catch (error) {
      if (!(error instanceof SiteChangedError) || attempt === MOST_ATTEMPTS) throw error;
    }
  }
}

async function buildOnce(loaded: CheckedSite, outDir: string, tools: BuildTools): Promise<BuildResult> {
  const { config, site, publicFolder, world, file } = loaded;
  const { program, isClean = false } = tools;
  const inputs = [file, publicFolder.directory, join(program.root, "src")];
  const output = new OutputFolder(outDir, inputs, { isClean });
  try {
    const bundle = tools.bundle();
    const folder = program.cacheFor(file);
    let undrawnIcon: UndrawnIcon | undefined;
    const onUndrawn = (icon: UndrawnIcon) => (undrawnIcon = icon);
    const derived = withDerivedFiles(world, { folder, temporary: tools.temporary }, onUndrawn);
    const plan = await planSite(site, derived, { ...bundle, files: filesOf(bundle) });
    const copies = await plan.copies();
    const copied = new CopyNote(folder, output.directory, program.hash, tools.isFresh);
    const refusedDrawings = await writeCopies(copies.files, output, copied);
    output.write(plan.shared.path, plan.shared.text);
    const common = program.hash + process.version + plan.common();
    const note = new BuildNote(folder, output.directory, common, tools.isFresh);
    const setup =
      tools.isThreaded && config ? () => threadSetup({ ...loaded, config }, program, plan) : undefined;
    const { onPage, onThreadFailure } = tools;
    const written = await writePages(plan.pages, { output, note, setup, onPage, onThreadFailure });
    for (const { path, source } of plan.scripts()) output.copy(source, path);
    for (const { path, text } of await plan.closing()) output.write(path, text);
    await tools.finish?.(output);
    const published = output.publish();
    note.save();
    copied.save(output);
    written.files.add(plan.shared.path);
    const replaced = publicFolder.paths().filter((path) => written.files.has(path.slice(1)));
    const { failures } = written;
    const { nextMoment, pages, url } = site;
    return {
      directory: resolve(outDir),
      pages: pages.length,
      address: url && url + site.shared.basePath,
      nextMoment,
      services: site.services(),
      failures,
      replaced,
      refusedDrawings,
      undrawnIcon,
      unusedPictures: copies.unusedPictures,
      ...published,
    };
  } catch (error) {
    output.discard();
    throw error;
  }
}

/** A world that cuts fonts, and draws icons and pictures for links: the same for every build of a site. */
function withDerivedFiles(world: World, cache: BuildCache, onUndrawn: (icon: UndrawnIcon) => void): World {
  const sourceOf = (path: string) => world.files.source(path);
  return {
    ...world,
    fonts: { ...world.fonts, cut: fontCutter(cache) },
    previews: previewDrawer(cache, sourceOf),
    appIcons: iconDrawer(cache, sourceOf, (path, reason) => onUndrawn({ path, reason })),
  };
}

function filesOf({ directory }: BrowserBundle): SourceFile[] {
  const assets = join(directory, "assets");
  return listFiles(assets).map((file) => ({ path: `assets${file}`, source: join(assets, file) }));
}
