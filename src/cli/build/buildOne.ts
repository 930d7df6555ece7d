import { resolve } from "node:path";
import { type BrowserBundle, browserBundle } from "../../node/bundle/browserBundle";
import { type BuildResult, type BuildTools, buildSite } from "../../node/output/buildSite";
import { takeUpLeftovers } from "../../node/output/leftovers";
import type { Compressor } from "../../node/output/compress";
import { KeptRecords } from "../../node/input/keptRecords";
import { type Hosted, loadSite, spareMemory } from "../../node/input/loadSite";
import type { TemporaryFolder } from "../../node/buildCache";
import { NodeFaces } from "../../node/pictures/nodeFaces";
import { NodePictures } from "../../node/pictures/nodePictures";
import { hasSharp } from "../../node/pictures/sharpLibrary";
import type { ServerAnswers } from "../../node/input/serverAnswers";
import { keepSchemaCopy } from "../../node/input/schemaCopy";
import { parse } from "../../json/parse";
import { printable } from "../../report/codeFrame";
import { valueAt } from "../../schema/schemaAt";
import type { Diagnostic } from "../../validate/diagnostic";
import type { CommandContext } from "../command";
import { number } from "../progress";
import { report } from "../report";

/** Called after each of several things. */
type Tell = (done: number, total: number) => void;

export interface SiteTools extends BuildTools {
  /** Called after each picture with generated versions. */
  onPicture?: Tell | undefined;
}

export interface BuiltSite extends BuildResult {
  /** Whether a finding already reports that a picture is too large. */
  isReported: (path: string) => boolean;
  faces: NodeFaces | undefined;
  pictures: NodePictures;
}

/** Tools that all sites of a command share. The bundle is made when the first site needs it. */
export function buildTools(
  { options, program }: Pick<CommandContext, "options" | "program">,
  temporary: TemporaryFolder,
  tell: { page?: Tell; packed?: Tell; picture?: Tell } = {},
): SiteTools {
  let bundle: BrowserBundle | undefined;
  let compressor: Promise<Compressor> | undefined;
  const load = async () =>
    new (await import("../../node/output/compress")).Compressor({
      folder: program.cacheFor(options.config),
      temporary,
    });
  return {
    program,
    temporary,
    isFresh: options.fresh,
    isClean: options.clean,
    bundle: () => (bundle ??= browserBundle(program)),
    ...(tell.page ? { onPage: tell.page } : {}),
    onPicture: tell.picture,
    ...(options.compress
      ? { finish: async (output) => (await (compressor ??= load())).compress(output, tell.packed) }
      : {}),
  };
}

/**
 * Checks one config and writes its site.
 * @param answers - queries servers whose state is rendered into the pages. Without it, no server is queried: the
 *   configs may be
 * from people who must not reach this machine's network.
 * @returns `undefined` if the config has errors, which have been reported
 */
export async function buildOne(
  config: string,
  out: string,
  tools: SiteTools,
  { options, printError }: Pick<CommandContext, "options" | "printError">,
  hosted: Hosted = {},
  answers?: ServerAnswers,
): Promise<BuiltSite | undefined> {
  spareMemory(config);
  keepSchemaCopy(config, tools.program.root);
  const { onPicture, program } = tools;
  const cache = { folder: program.cacheFor(config), temporary: tools.temporary };
  const pictures = new NodePictures({ cache, onPicture });
  // Without server queries, avatar services are not queried either.
  const faces = answers && new NodeFaces({ cache });
  let reported: ReadonlySet<unknown> = new Set();
  const records = new KeptRecords(program, config, tools.isFresh);
  const load = async () => {
    // The text can be large and is only needed for the report.
    const memory = records.memory();
    const { text, ...loaded } = await loadSite(config, hosted, { answers, faces, memory, pictures });
    if (loaded.diagnostics.length > 0) printError(report({ ...loaded, text }, { program, config }));
    reported = heavyPictures(text, loaded.diagnostics);
    return loaded;
  };
  const loaded = await load();
  const isRefused = options.strict && loaded.diagnostics.length > 0;
  if (!loaded.site || isRefused) {
    // Restores the last site if an earlier build was killed while it published.
    takeUpLeftovers(resolve(out));
    return undefined;
  }
  const isReported = (path: string) => reported.has(path);
  const built = await buildSite({ ...loaded, site: loaded.site }, out, tools);
  // The build adds facts.
  records.save();
  return { ...built, faces, pictures, isReported };
}

/** The paths of pictures that findings report as too large. */
function heavyPictures(text: string, diagnostics: readonly Diagnostic[]): ReadonlySet<unknown> {
  const heavy = diagnostics.filter(({ code }) => code === "heavy-picture");
  if (heavy.length === 0) return new Set();
  const { value } = parse(text);
  return new Set(heavy.map(({ path }) => valueAt(value, path)));
}

/** Reports pictures that are published unchanged although smaller versions were possible. */
export function tellPictures(
  { pictures, isReported }: BuiltSite,
  printError: CommandContext["printError"],
): void {
  const { failures, heavy, unkept, unmade } = pictures;
  for (const [path, reason] of failures) {
    printError(
      `public${printable(path)} is published unchanged because no smaller versions could be generated${reason && ` (${printable(reason)})`}. Open it in an image editor and save it again.`,
    );
  }
  for (const [path, size] of heavy) {
    if (isReported(path)) continue;
    printError(
      `public${printable(path)} is ${(size / 1_000_000).toFixed(1)} MB and is published unchanged because no smaller version can be generated. If it is an animation, convert it to a video and show it in a "media" block. Otherwise, resize it to at most 1600 pixels wide.`,
    );
  }
  if (unkept !== undefined) {
    printError(
      `The generated pictures could not be cached (${printable(unkept)}). The next build will generate them again.`,
    );
  }
  if (unmade > 0) {
    const what =
      unmade === 1
        ? "1 picture is published unchanged"
        : `${number(unmade)} pictures are published unchanged`;
    const sharp = "the sharp package, which generates smaller versions";
    printError(
      hasSharp()
        ? `${what} because ${sharp}, is installed but does not run on this system. Delete node_modules and run npm install.`
        : `${what} because ${sharp}, is not installed. Run npm install --include=optional`,
    );
  }
}

/** Reports files of `public/` that are not published, and an icon that phones cannot show. */
export function tellReplaced(
  { replaced, refusedDrawings, undrawnIcon }: BuildResult,
  printError: CommandContext["printError"],
): void {
  if (undrawnIcon) {
    const { path, reason } = undrawnIcon;
    const made =
      "favicon.ico, the phone icon and the manifest are missing because the build cannot generate them from";
    const why = reason && ` (${printable(reason)})`;
    printError(
      path === undefined
        ? `${made} the first letter of the name${why}.${reason && " No bundled font covers this letter."} Set "favicon" in "site" to an SVG without text, or a PNG of at least 512 × 512 pixels.`
        : `${made} public${printable(path)}${why}. Save it as an SVG without text, or a PNG of at least 512 × 512 pixels.`,
    );
  }
  for (const { path, reason } of refusedDrawings) {
    printError(`public/${printable(path)} is not published because it ${printable(reason)}`);
  }
  for (const path of replaced) {
    printError(
      `public${path} is not published because the build generates a file with the same name. Rename your file.`,
    );
  }
}

/** Reports avatars that the service did not return. */
export function tellFaces({ faces }: BuiltSite, printError: CommandContext["printError"]): void {
  if (!faces || faces.missing.length === 0) return;
  printError(
    `${faces.service} has no avatar for ${named(faces.missing)}. Visitors see a placeholder until a later build finds one.`,
  );
}

/** The most files that a message lists. */
const MOST_NAMED = 10;

/** Reports files in the output folder that no build wrote. */
export function tellForeign(
  { kept, overwritten }: BuildResult,
  printError: CommandContext["printError"],
): void {
  if (kept.length > 0) {
    printError(
      `The output folder contains files that Spawnpage did not create: ${named(kept)}. They were kept. Use --clean to remove them.`,
    );
  }
  if (overwritten.length > 0) {
    printError(
      `The build overwrote files that had been edited since the last build: ${named(overwritten)}. Edit the config instead, because every build overwrites the files it generates.`,
    );
  }
}

/** Reports pictures of `public/` that are not published; `undefined` if all are. */
export function unusedPictures({ unusedPictures: paths }: BuildResult): string | undefined {
  if (paths.length === 0) return undefined;
  return `${paths.length === 1 ? "This file is not published because nothing uses it" : "These files are not published because nothing uses them"}: ${named(paths.map((path) => `public${path}`))}.`;
}

function named(paths: readonly string[]): string {
  const rest = paths.length - MOST_NAMED;
  const names = paths.slice(0, MOST_NAMED).map(printable);
  return `${names.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}

/** Reports blocks that failed to render. */
export function tellFailures({ failures }: BuildResult, printError: CommandContext["printError"]): void {
  for (const failure of failures) {
    printError(`A block could not be displayed, so the page shows a notice instead: ${failure}`);
  }
}
