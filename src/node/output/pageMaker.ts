// The thread that makes pages of a large site beside the main one, on behalf of `makePages`.
import { parentPort, workerData } from "node:worker_threads";
import { configSchema } from "../../config/config";
import { compileConfig } from "../../core/openSite";
import { planSite, type SitePlan } from "../../core/sitePlan";
import { readQuickly } from "../../json/parse";
import { questionOf } from "../../live/questionOf";
import { browserBundle } from "../bundle/browserBundle";
import { digest, KEY_DIGITS } from "../digest";
import { worldOf } from "../input/loadSite";
import { openProgram } from "../openProgram";
import type { MadeElsewhere } from "./pageThreads";
import type { ThreadSetup } from "./threadSetup";

const { pages } = await planned(workerData as ThreadSetup);
parentPort!.on("message", (indexes: readonly number[]) => void make(indexes));
post("ready");

/** @throws Error when it is another site than that of the main thread */
async function planned({
  launched,
  file,
  text,
  place,
  now,
  answers,
  styles,
  common,
}: ThreadSetup): Promise<SitePlan> {
  const config = configSchema.parse(readQuickly(text)?.value);
  const { world } = worldOf(file, { ...place });
  const site = await compileConfig(config, {
    ...world,
    now: () => now,
    ask: async (server) => answers.get(questionOf(server)),
  });
  const scripts = { ...browserBundle(openProgram(launched)), files: [] };
  const plan = await planSite(site, world, scripts, styles);
  // A picture that changes while a site is built may have another size here.
  if (digest(plan.common(), KEY_DIGITS) !== common) throw new Error("The site is another one here.");
  return plan;
}

async function make(indexes: readonly number[]): Promise<void> {
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
