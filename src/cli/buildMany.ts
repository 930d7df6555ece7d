import { join, relative, resolve } from "node:path";
import type { BuildTools } from "../node/output/buildSite";
import { refuseSingleSite } from "../node/output/foreignFolder";
import { buildOne, buildTools, tellFailures, tellReplaced } from "./buildOne";
import { type CommandContext, exitCode } from "./command";
import { findConfigs, nameSites } from "./configFiles";
import { explainError } from "./explainError";
import { number, Progress } from "./progress";

/** How a site came out. */
type Outcome = "built" | "built with notices" | "refused";

/** Writes many sites with one bundle, each into a folder of its own. What is wrong with one keeps no other from being built. */
export async function buildMany(context: CommandContext): Promise<number> {
  const { options, print, printError } = context;
  const begin = performance.now();
  const sites = nameSites(findConfigs(options.configs));
  const out = resolve(options.out);
  refuseSingleSite(out);

  const progress = new Progress("sites");
  progress.start();
  const told: CommandContext = {
    ...context,
    printError: (text) => {
      progress.clear();
      printError(text);
    },
  };
  const tools = buildTools(context);
  // Without the scripts there is no site at all: that is no fault of the first one.
  tools.bundle();
  const outcomes: Outcome[] = [];
  for (const { file, name } of sites) {
    outcomes.push(await buildNamed(file, join(out, name), tools, told));
    progress.tell(outcomes.length, sites.length);
  }
  progress.clear();
  await tools.end();

  const refused = outcomes.filter((outcome) => outcome === "refused").length;
  const seconds = ((performance.now() - begin) / 1000).toFixed(2);
  print(
    `${number(sites.length - refused)} of ${number(sites.length)} sites built${refused > 0 ? `, ${number(refused)} refused` : ""}, into ${relative(process.cwd(), out) || "."} in ${seconds} s.`,
  );
  return outcomes.every((outcome) => outcome === "built") ? exitCode.done : exitCode.problems;
}

async function buildNamed(
  file: string,
  out: string,
  tools: BuildTools,
  context: CommandContext,
): Promise<Outcome> {
  const { printError } = context;
  const named = (text: string) => printError(`${relative(process.cwd(), file)}: ${text}`);
  try {
    const result = await buildOne(file, out, tools, context);
    if (!result) return "refused";
    tellReplaced(result, named);
    tellFailures(result, named);
    return result.failures.length > 0 ? "built with notices" : "built";
  } catch (error) {
    named(explainError(error));
    return "refused";
  }
}
