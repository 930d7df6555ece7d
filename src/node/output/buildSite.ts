import { join, resolve } from "node:path";
import type { Service } from "../../compile/collectServices";
import type { Site } from "../../compile/page";
import type { SourceFile } from "../../core/siteFile";
import { planSite, type PagePlan } from "../../core/sitePlan";
import type { World } from "../../core/world";
import type { BrowserBundle } from "../bundle/browserBundle";
import { listFiles } from "../input/listFiles";
import type { LoadedSite } from "../input/loadSite";
import { fontCutter } from "../fonts/fontCutter";
import { previewDrawer } from "../previews/previewDrawer";
import { iconDrawer } from "../siteIcons/iconDrawer";
import type { BuildCache, TemporaryFolder } from "../buildCache";
import type { Program } from "../program";
import { Manifest } from "./manifest";
import { OutputFolder } from "./outputFolder";
import { type Published, SiteChangedError } from "./publication";
import { type RefusedDrawing, writeCopies } from "./writeCopies";
import { digest, KEY_DIGITS } from "../digest";

export interface BuildResult extends Published {
  /** The output folder as the caller named it. */
  directory: string;
  pages: number;
  /** The public URL of the home page; absent if neither the config nor the host names one. */
  address: string | undefined;
  /** Blocks that show a notice because they failed, each with its page and the reason. */
  failures: string[];
  /** When a page next changes; absent if no page depends on the time. */
  nextMoment: Site["nextMoment"];
  services: Service[];
  /** Files in `public/` that are not published because the build writes a file with the same path. */
  replaced: string[];
  /** SVG files in `public/` that are not published because they cannot be cleaned. */
  refusedDrawings: RefusedDrawing[];
  /** Why no other icons were drawn from the site's icon; absent if they were. */
  undrawnIcon?: UndrawnIcon | undefined;
  /** Pictures in `public/` that are not published because nothing uses them. */
  unusedPictures: readonly string[];
}

/** An icon that cannot be drawn in other sizes. */
export interface UndrawnIcon {
  /** Its path in `public/`; absent for a letter icon. */
  path: string | undefined;
  /** Empty if unknown. For a letter icon, the letter. */
  reason: string;
}

/** A compiled site with its environment. */
export type CheckedSite = Pick<LoadedSite, "file" | "publicFolder" | "world"> & { site: Site };

/** Options and shared tools of a build. */
export interface BuildTools {
  program: Program;
  /** The scripts of the site. Many sites share one bundle. */
  bundle: () => BrowserBundle;
  /** For files that cannot be cached. */
  temporary: TemporaryFolder;
  /** Whether every page is rendered, even if nothing has changed. */
  isFresh?: boolean;
  /** Whether files of others are removed from the output folder. */
  isClean?: boolean;
  onPage?: (done: number, total: number) => void;
  /** Called with the whole site before it replaces the previous one. */
  finish?: (output: OutputFolder) => Promise<void>;
}

/** How often a build starts again because another one published into the same folder. */
const MOST_ATTEMPTS = 20;

/** Writes the whole site as static files. If this fails, the last site is unchanged. @throws OutputFolderError */
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
  const { site, publicFolder, world, file } = loaded;
  const { program, isClean = false } = tools;
  const inputs = [file, publicFolder.directory, join(program.root, "src")];
  const output = new OutputFolder(outDir, inputs, { isClean });
  try {
    const bundle = tools.bundle();
    const cache = { folder: program.cacheFor(file), temporary: tools.temporary };
    let undrawnIcon: UndrawnIcon | undefined;
    const onUndrawn = (icon: UndrawnIcon) => (undrawnIcon = icon);
    const derived = withDerivedFiles(world, cache, onUndrawn);
    const plan = await planSite(site, derived, { ...bundle, files: filesOf(bundle) });
    const copies = await plan.copies();
    const manifest = new Manifest(cache, output, {
      program: program.hash,
      common: process.version + plan.common(),
      isFresh: tools.isFresh,
    });
    const refusedDrawings = writeCopies(copies.files, output, manifest);
    for (const { path, text } of plan.shared) output.write(path, text);
    const written = await writePages(plan.pages, { output, manifest, onPage: tools.onPage });
    writeCopies(await plan.assets(), output, manifest);
    for (const { path, text } of await plan.closing(manifest.embedsPictures)) output.write(path, text);
    await tools.finish?.(output);
    const published = output.publish();
    manifest.save();
    for (const { path } of plan.shared) written.files.add(path);
    const replaced = publicFolder.paths().filter((path) => written.files.has(path.slice(1)));
    const { failures } = written;
    const { nextMoment, pages, url } = site;
    return {
      directory: resolve(outDir),
      pages: pages.length + (site.others ?? []).reduce((sum, other) => sum + other.pages.length, 0),
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

/** A world that creates subset fonts, icons and link previews. */
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

interface WrittenPages {
  /** The paths of their files below the output folder. */
  files: Set<string>;
  /** Blocks that failed, each with its page and the reason. */
  failures: string[];
}

interface PageWork {
  output: OutputFolder;
  manifest: Manifest;
  onPage?: ((done: number, total: number) => void) | undefined;
}

/** Writes the pages of a site, one at a time. A page whose input has not changed keeps its files. */
export async function writePages(
  pages: readonly PagePlan[],
  { output, manifest, onPage }: PageWork,
): Promise<WrittenPages> {
  const written: WrittenPages = { files: new Set(), failures: [] };
  for (const [index, plan] of pages.entries()) {
    const key = digest(plan.source(), KEY_DIGITS);
    const kept = manifest.keepPage(plan.path, key);
    if (kept) {
      plan.recall(kept);
      for (const [path] of kept.files) written.files.add(path);
    } else {
      const page = await plan.make();
      for (const { path, text } of page.files) {
        // Many pages share a stylesheet, whose name changes with its content.
        if (!path.startsWith("assets/") || !output.has(path)) output.write(path, text);
        written.files.add(path);
      }
      for (const failure of page.failures) written.failures.push(`${plan.path}, ${failure}`);
      // A page with a failed block is rendered every time, so every build reports the failure.
      if (page.failures.length === 0) manifest.addPage(plan.path, key, page);
    }
    onPage?.(index + 1, pages.length);
  }
  return written;
}
