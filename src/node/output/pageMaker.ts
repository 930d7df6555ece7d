// The thread that makes pages of a large site beside the main one, on behalf of `makePages`.
import { parentPort, workerData } from "node:worker_threads";
import { compileConfig } from "../../core/openSite";
import { planSite, type SitePlan } from "../../core/sitePlan";
import { questionOf } from "../../live/questionOf";
import { browserBundle } from "../bundle/browserBundle";
import { digest, KEY_DIGITS } from "../digest";
import { worldOf } from "../input/loadSite";
import { openProgram } from "../openProgram";
import type { MadeElsewhere, OrderedPage } from "./pageThreads";
import type { ThreadSetup } from "./threadSetup";

void begin(workerData as ThreadSetup);

// Where a module waits at its top, the bundler writes a file for each block.
async function begin(setup: ThreadSetup): Promise<void> {
  const plan = await planned(setup);
  parentPort!.on("message", (ordered: readonly OrderedPage[]) => void make(plan, ordered));
  post("ready");
}

/** @throws Error when it is another site than that of the main thread */
async function planned({
  launched,
  file,
  config,
  origins,
  place,
  now,
  answers,
  prepared,
  faces,
  pictures,
  common,
}: ThreadSetup): Promise<SitePlan> {
  const { world } = worldOf(file, { ...place });
  const compiled = await compileConfig(config, {
    ...world,
    now: () => now,
    ask: async (server) => answers.get(questionOf(server)),
    faces: { prepare: async () => {}, of: (name) => faces.get(name) },
    pictures: { prepare: async () => {}, of: (path) => pictures.get(path) },
  });
  const scripts = { ...browserBundle(openProgram(launched)), files: [] };
  const plan = await planSite({ ...compiled, origins }, world, scripts, prepared);
  // A picture that changes while a site is built may have another size here.
  if (digest(plan.common(), KEY_DIGITS) !== common) throw new Error("The site is another one here.");
  return plan;
}

async function make({ pages }: SitePlan, ordered: readonly OrderedPage[]): Promise<void> {
  for (const { index, blocks } of ordered) {
    const page = pages[index]!;
    const key = digest(page.source(blocks), KEY_DIGITS);
    const made: MadeElsewhere = { index, key, page: await page.make(blocks) };
    post(made);
  }
}

function post(message: "ready" | MadeElsewhere): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort!.postMessage(message);
}
