import { availableParallelism } from "node:os";
import { join, relative, resolve } from "node:path";
import { TemporaryFolder } from "../../node/buildCache";
import { browserBundle } from "../../node/bundle/browserBundle";
import { refuseSingleSite } from "../../node/output/foreignFolder";
import { takeUpLeftovers } from "../../node/output/leftovers";
import { refuseNestedSites } from "../../node/output/nestedSites";
import { BoundedBuilds } from "./boundedBuilds";
import { type CommandContext, exitCode, usualShare } from "../command";
import { findConfigs, nameSites } from "./configFiles";
import { number, Progress } from "../progress";
import { isInShard } from "./shard";
import type { SiteSetup } from "./siteTask";

/** Each process loads the whole program. */
const MOST_PROCESSES = 4;
/** Starting a process takes as long as building this many sites. */
const WORTH_A_PROCESS = 25;

/** Writes many sites with one bundle. A site that fails or exceeds a limit does not stop the others. */
export async function buildMany(context: CommandContext): Promise<number> {
  const { options, program, print, printError } = context;
  const begin = performance.now();
  const { shard } = options;
  const matched = nameSites(findConfigs(options.configs));
  const sites = shard === undefined ? matched : matched.filter(({ name }) => isInShard(name, shard));
  const out = resolve(options.out);
  refuseSingleSite(out);
  refuseNestedSites(sites.map(({ name }) => join(out, name)));
  // Without the bundle, every site would fail for the same reason.
  browserBundle(program);

  const progress = new Progress("sites");
  progress.start();
  const tell = (text: string) => {
    progress.clear();
    printError(text);
  };
  const { root, folder, isCheckout } = program;
  const temporary = new TemporaryFolder();
  const setup: SiteSetup = { launched: { root, folder, isCheckout }, options, temporary: temporary.path };
  const share = { ...usualShare, ...options.share };
  const outcomes: string[] = [];
  let withoutAddress = 0;
  const waiting = sites.values();
  const buildWaiting = async () => {
    const builds = new BoundedBuilds(join(folder, "siteProcess.mjs"), setup, share, tell);
    for (const { file, name } of waiting) {
      const task = { file, out: join(out, name) };
      const result = await builds.build(task);
      if (result.outcome === "skipped") {
        tell(`${relative(process.cwd(), file)}: ${result.reason}`);
        takeUpLeftovers(task.out);
      } else if (result.isWithoutAddress) withoutAddress++;
      outcomes.push(result.outcome);
      progress.tell(outcomes.length, sites.length);
    }
    await builds.end();
  };
  const worth = Math.ceil(sites.length / WORTH_A_PROCESS);
  const processes = Math.min(availableParallelism(), MOST_PROCESSES, worth);
  await Promise.all(Array.from({ length: processes }, buildWaiting)).finally(() => temporary.remove());
  progress.clear();

  const count = (outcome: string) => outcomes.filter((one) => one === outcome).length;
  const built = sites.length - count("refused") - count("skipped");
  const others = Object.entries({ refused: "failed", skipped: "skipped" })
    .filter(([outcome]) => count(outcome) > 0)
    .map(([outcome, words]) => `, ${number(count(outcome))} ${words}`)
    .join("");
  const seconds = ((performance.now() - begin) / 1000).toFixed(2);
  const part = shard === undefined ? "" : `Part ${shard}: `;
  print(
    `${part}${number(built)} of ${number(sites.length)} sites built to ${relative(process.cwd(), out) || "."} in ${seconds} s${others}.`,
  );
  if (withoutAddress > 0)
    print(
      `${number(withoutAddress)} of them ${withoutAddress === 1 ? "has" : "have"} no URL, so canonical URLs, the sitemap, the feed and generated link previews are missing. Set "url" in "site" in each config.`,
    );
  return outcomes.every((outcome) => outcome === "built") ? exitCode.done : exitCode.problems;
}
