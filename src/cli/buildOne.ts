import { resolve } from "node:path";
import { type BrowserBundle, browserBundle } from "../node/bundle/browserBundle";
import { type BuildResult, type BuildTools, buildSite } from "../node/output/buildSite";
import { takeUpLeftovers } from "../node/output/leftovers";
import type { Compressor } from "../node/output/compress";
import { type Hosted, loadSite } from "../node/input/loadSite";
import type { ServerAnswers } from "../node/input/serverAnswers";
import { wordsFor } from "../node/invocation";
import { keepSchemaCopy } from "../node/input/schemaCopy";
import { printable } from "../report/codeFrame";
import { spareMemory } from "../node/sparingMemory";
import type { CommandContext } from "./command";
import { report } from "./report";

/** Called when something of many is done. */
type Tell = (done: number, total: number) => void;

/**
 * What all sites of one command share: above all one bundle, which is not made before it is needed.
 * @param tell - where the progress within a site is told
 */
export function buildTools(
  { options, program }: CommandContext,
  tell: { page?: Tell; packed?: Tell } = {},
): BuildTools & { end: () => Promise<void> } {
  let bundle: BrowserBundle | undefined;
  let compressor: Promise<Compressor> | undefined;
  const load = async () =>
    new (await import("../node/output/compress")).Compressor(program.cacheFor(options.config));
  return {
    program,
    isFresh: options.fresh,
    isClean: options.clean,
    bundle: () => (bundle ??= browserBundle(program)),
    ...(tell.page ? { onPage: tell.page } : {}),
    ...(options.compress
      ? { finish: async (output) => (await (compressor ??= load())).compress(output, tell.packed) }
      : {}),
    end: async () => (await compressor)?.dropOld(),
  };
}

/**
 * Checks one config and writes its site.
 * @param answers - who asks about servers whose state pages begin with; without it nobody is asked, as is right for
 *   configs of people who may not reach what this machine reaches
 * @returns nothing when the config is refused, after its findings were told
 */
export async function buildOne(
  config: string,
  out: string,
  tools: BuildTools,
  { options, printError }: Pick<CommandContext, "options" | "printError">,
  hosted: Hosted = {},
  answers?: ServerAnswers,
): Promise<BuildResult | undefined> {
  spareMemory(config);
  keepSchemaCopy(config, tools.program.root);
  const loaded = await loadSite(config, hosted, answers);
  const all = tools.program.invocation("validate", ...wordsFor(config), "--all");
  if (loaded.diagnostics.length > 0) printError(report(loaded, { all }));
  const isRefused = options.strict && loaded.diagnostics.length > 0;
  if (!loaded.site || isRefused) {
    // The last good site stays, also where a build was ended by force while it replaced it.
    takeUpLeftovers(resolve(out));
    return undefined;
  }
  return buildSite({ ...loaded, site: loaded.site }, out, tools);
}

/** Says which files of `public/` are not part of the site. */
export function tellReplaced({ replaced }: BuildResult, printError: CommandContext["printError"]): void {
  for (const path of replaced) {
    printError(`public${path} is not part of the site: the build writes a file of that name. Rename yours.`);
  }
}

/** A list of files is told no longer than this. */
const MOST_NAMED = 10;

/** Says what lay in the output folder that no build has put there. */
export function tellForeign(
  { kept, overwritten }: BuildResult,
  printError: CommandContext["printError"],
): void {
  if (kept.length > 0) {
    printError(
      `The output folder holds what no build has put there. It stays; --clean would remove it: ${named(kept)}.`,
    );
  }
  if (overwritten.length > 0) {
    printError(
      `Changed by hand since the last build, and replaced now: ${named(overwritten)}. What is built comes from the config; change that.`,
    );
  }
}

function named(paths: readonly string[]): string {
  const rest = paths.length - MOST_NAMED;
  const names = paths.slice(0, MOST_NAMED).map(printable);
  return `${names.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}

/** Says which blocks could not be rendered. */
export function tellFailures({ failures }: BuildResult, printError: CommandContext["printError"]): void {
  for (const failure of failures) {
    printError(`A notice stands in place of a block that could not be rendered: ${failure}`);
  }
}
