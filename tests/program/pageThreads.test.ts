import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { BroadcastChannel } from "node:worker_threads";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { manyPages } from "../../bench/manyPages";
import { bundleOnce } from "../../bin/bundleOnce.mjs";
import { type MadePage, planSite, type SitePlan } from "../../src/core/sitePlan";
import { browserBundle } from "../../src/node/bundle/browserBundle";
import { digest } from "../../src/node/digest";
import { loadSite } from "../../src/node/input/loadSite";
import { openProgram } from "../../src/node/openProgram";
import { makePages, type ThreadSetup } from "../../src/node/output/pageThreads";
import { KEY_DIGITS, type UnmadePage } from "../../src/node/output/writePages";

const root = resolve(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "spawnpage-threads-"));
let plan: SitePlan;
let setup: ThreadSetup;

beforeAll(async () => {
  const launched = { root, folder: await bundleOnce(root), isCheckout: true };
  const file = join(folder, "site.config.json");
  writeFileSync(file, JSON.stringify({ ...manyPages(20), search: true }));
  const { site, text, world, answers } = await loadSite(file);
  plan = await planSite(site!, world, { ...browserBundle(openProgram(launched)), files: [] });
  const common = digest(plan.common(), KEY_DIGITS);
  setup = { launched, file, text, place: {}, now: world.now!(), answers, common };
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The pages of the site, of which this thread makes none before `mayMake` allows it. */
function pages(mayMake: Promise<void> = Promise.resolve()): UnmadePage[] {
  return plan.pages.map((page, index) => ({
    index,
    key: digest(page.source(), KEY_DIGITS),
    plan: { ...page, make: () => mayMake.then(page.make) },
  }));
}

/** Makes all pages, in their order, and tells which another thread has made. */
async function made(unmade: UnmadePage[], from?: ThreadSetup, onElsewhere?: () => void) {
  const found: MadePage[] = [];
  const elsewhere: number[] = [];
  await makePages(unmade, from, ({ index }, page, isElsewhere) => {
    expect(found[index]).toBeUndefined();
    found[index] = page;
    if (isElsewhere) elsewhere.push(index);
    if (isElsewhere) onElsewhere?.();
  });
  expect(Object.keys(found)).toHaveLength(plan.pages.length);
  return { found, elsewhere };
}

/** A thread of its own making. */
function threadOf(name: string, source: string): ThreadSetup {
  const place = join(folder, name);
  mkdirSync(place);
  writeFileSync(join(place, "pageThread.mjs"), source);
  return { ...setup, launched: { ...setup.launched, folder: place } };
}

describe.skipIf(availableParallelism() === 1)("a thread beside the main one", () => {
  test("makes pages as that would make them", async () => {
    let begin = () => {};
    const first = new Promise<void>((done) => (begin = done));
    const { found, elsewhere } = await made(pages(first), setup, begin);
    expect(elsewhere.length).toBeGreaterThan(0);
    expect(found).toEqual((await made(pages())).found);
  });

  test("that cannot begin leaves all pages to the main one", async () => {
    const broken = threadOf("broken", 'throw new Error("This thread does not begin.");');
    expect((await made(pages(), broken)).elsewhere).toEqual([]);
  });

  test("that ends in the middle loses no page", async () => {
    const channel = new BroadcastChannel(folder);
    const given = new Promise<void>((done) => channel.addEventListener("message", () => done()));
    const failing = threadOf(
      "failing",
      `import { BroadcastChannel, parentPort } from "node:worker_threads";
parentPort.on("message", () => {
  new BroadcastChannel(${JSON.stringify(folder)}).postMessage("given");
  throw new Error("This thread makes no page.");
});
parentPort.postMessage("ready");`,
    );
    expect((await made(pages(given), failing)).elsewhere).toEqual([]);
    channel.close();
  });

  test("that has another site before it brings nothing", async () => {
    const other = { ...setup, text: setup.text.replace("Benchwood", "Elsewhere") };
    expect((await made(pages(), other)).elsewhere).toEqual([]);
  });
});
