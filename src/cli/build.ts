import { relative } from "node:path";
import { buildSite } from "../build/buildSite";
import { loadSite } from "../build/loadSite";
import { type CommandContext, exitCode } from "./command";
import { report } from "./report";

/** Checks the config and writes the site. A config with errors leaves the previous site as it is. */
export async function build({ options, program, print, printError }: CommandContext): Promise<number> {
  const begin = performance.now();
  const loaded = loadSite(options.config);
  if (loaded.diagnostics.length > 0) printError(report(loaded));
  const isRefused = options.strict && loaded.diagnostics.length > 0;
  if (!loaded.site || isRefused) {
    printError("Nothing was built. The site in the output folder is still the last good one.");
    return exitCode.problems;
  }
  const result = await buildSite({ ...loaded, site: loaded.site }, options.out, program);
  for (const path of result.replaced) {
    printError(`public${path} is not part of the site: the build writes a file of that name. Rename yours.`);
  }
  const seconds = ((performance.now() - begin) / 1000).toFixed(2);
  print(
    `Built ${result.pages} pages into ${relative(process.cwd(), result.directory) || "."} in ${seconds} s.`,
  );
  for (const failure of result.failures) {
    printError(`A notice stands in place of a block that could not be rendered: ${failure}`);
  }
  return result.failures.length > 0 ? exitCode.problems : exitCode.done;
}
