// The thread that makes pages of a large site beside the main one, on behalf of `PageThreads`.
import { parentPort, workerData } from "node:worker_threads";
import { configSchema } from "../../config/config";
import { compileConfig } from "../../core/openSite";
import { planSite, type SitePlan } from "../../core/sitePlan";
import { readQuickly } from "../../json/parse";
import { questionOf } from "../../live/questionOf";
import { browserBundle } from "../bundle/browserBundle";
import { digest } from "../digest";
import { worldOf } from "../input/loadSite";
import { openProgram } from "../openProgram";
import type { MadeElsewhere, ThreadSetup } from "./pageThreads";
import { KEY_DIGITS } from "./writePages";

const { launched, file, text, place, now, answers, common } = workerData as ThreadSetup;

const plan = planned();
parentPort!.on("message", (indexes: readonly number[]) => void make(indexes));
post("ready");

async function planned(): Promise<SitePlan> {
  const config = configSchema.parse(readQuickly(text)?.value);
  const { world } = worldOf(file, { ...place });
  const site = await compileConfig(config, {
    ...world,
    now: () => now,
    ask: async (server) => answers.get(questionOf(server)),
  });
  const made = await planSite(site, world, { ...browserBundle(openProgram(launched)), files: [] });
  // A picture that changes while a site is built may have another size here.
  if (digest(made.common(), KEY_DIGITS) !== common) throw new Error("The site is another one here.");
  return made;
}

async function make(indexes: readonly number[]): Promise<void> {
  const { pages } = await plan;
  for (const index of indexes) {
    const page = pages[index]!;
    const made: MadeElsewhere = { index, key: digest(page.source(), KEY_DIGITS), page: await page.make() };
    post(made);
  }
}

function post(message: "ready" | MadeElsewhere): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort!.postMessage(message);
}
