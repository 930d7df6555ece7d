import { createHook } from "node:async_hooks";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { syncBuiltinESMExports } from "node:module";
import os from "node:os";
import { join, resolve } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { BroadcastChannel } from "node:worker_threads";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { manyPages } from "../../bench/manyPages";
import { bundleOnce } from "../../bin/bundleOnce.mjs";
import { type MadePage, planSite, type SitePlan } from "../../src/core/sitePlan";
import { browserBundle } from "../../src/node/bundle/browserBundle";
import { digest, KEY_DIGITS } from "../../src/node/digest";
import { type Hosted, loadSite } from "../../src/node/input/loadSite";
import { ServerAnswers } from "../../src/node/input/serverAnswers";
import { openProgram } from "../../src/node/openProgram";
import { makePages } from "../../src/node/output/pageThreads";
import { type ThreadSetup, threadSetup } from "../../src/node/output/threadSetup";
import type { UnmadePage } from "../../src/node/output/writePages";

const { availableParallelism } = os;

/** Has the program find a machine that runs so many threads at once. */
function onCores(count: number) {
  os.availableParallelism = () => count;
  syncBuiltinESMExports();
}

const root = resolve(import.meta.dirname, "../..");
const folder = mkdtempSync(join(os.tmpdir(), "spawnpage-threads-"));
const service = createServer((_, response) => response.end(JSON.stringify({ on: true, players: 7 })));
let plan: SitePlan;
let setup: ThreadSetup;

beforeAll(async () => {
  await new Promise<void>((done) => service.listen(0, "127.0.0.1", done));
  ({ plan, setup } = await planned("plain", { ...config(), search: true }));
}, 60_000);

afterAll(() => {
  service.close();
  rmSync(folder, { recursive: true, force: true });
  os.availableParallelism = availableParallelism;
  syncBuiltinESMExports();
});

beforeEach(() => onCores(2));

/** More pages than the eight that a thread is given at first, in fonts that need not be cut. */
const config = () => ({
  ...manyPages(12),
  theme: { fonts: { heading: "system", body: "system", mono: "monospace" } },
});

/** Writes, loads and plans a site, and tells what threads make it from. */
async function planned(name: string, config: object, hosted: Hosted = {}) {
  const launched = { root, folder: await bundleOnce(root), isCheckout: true };
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(config));
  const loaded = await loadSite(file, hosted, { answers: new ServerAnswers() });
  const scripts = { ...browserBundle(openProgram(launched)), files: [] };
  const made = await planSite(loaded.site!, loaded.world, scripts);
  const { site, config: checked } = loaded;
  return { plan: made, setup: threadSetup({ ...loaded, site: site!, config: checked! }, launched, made) };
}

/** The pages of a site, of which this thread makes none before `mayMake` allows it. */
function pages(mayMake: Promise<unknown> = Promise.resolve(), from: SitePlan = plan): UnmadePage[] {
  return from.pages.map((page, index) => ({
    index,
    key: digest(page.source(), KEY_DIGITS),
    plan: { ...page, make: () => mayMake.then(() => page.make()) },
  }));
}

/** What was made of the pages, in their order, and where. */
interface Made {
  found: MadePage[];
  /** The pages by the thread that made them, in the order in which they came. */
  here: number[];
  elsewhere: number[];
  /** What the threads failed with. */
  failures: unknown[];
}

interface Watch {
  onHere?: (count: number) => void;
  onElsewhere?: () => void;
  onFailure?: () => void;
}

/** Makes each page once. */
async function made(unmade: UnmadePage[], from?: ThreadSetup, watch: Watch = {}): Promise<Made> {
  const result: Made = { found: [], here: [], elsewhere: [], failures: [] };
  await makePages(unmade, from, {
    onMade: ({ index }, page, isElsewhere) => {
      expect(result.found[index]).toBeUndefined();
      result.found[index] = page;
      result[isElsewhere ? "elsewhere" : "here"].push(index);
      if (isElsewhere) watch.onElsewhere?.();
      else watch.onHere?.(result.here.length);
    },
    onThreadFailure: (error) => {
      result.failures.push(error);
      watch.onFailure?.();
    },
  });
  expect(Object.keys(result.found)).toHaveLength(unmade.length);
  return result;
}

/** Makes each page once; this thread makes none before another has brought its first one. */
function madeAfterOthers(from: SitePlan, how: ThreadSetup): Promise<Made> {
  const { promise, keep } = promised();
  return made(pages(promise, from), how, { onElsewhere: keep, onFailure: keep });
}

/** Makes each page once; this thread makes none before the other has ended with an error. */
function madeAfterFailure(how: ThreadSetup): Promise<Made> {
  const { promise, keep } = promised();
  return made(pages(promise), how, { onFailure: keep });
}

function promised() {
  let keep = () => {};
  const promise = new Promise<void>((done) => (keep = done));
  return { promise, keep: () => keep() };
}

/** A thread of its own making. */
function threadOf(name: string, source: string): ThreadSetup {
  const place = join(folder, name);
  mkdirSync(place);
  writeFileSync(join(place, "pageMaker.mjs"), source);
  return { ...setup, launched: { ...setup.launched, folder: place } };
}

/** A thread that says when it was given pages, makes none of them, and fails once it is told to. */
function failingThread(name: string) {
  const channel = new BroadcastChannel(join(folder, name));
  const given = new Promise<void>((done) => channel.addEventListener("message", () => done()));
  const how = threadOf(
    name,
    `import { BroadcastChannel, parentPort } from "node:worker_threads";
const channel = new BroadcastChannel(${JSON.stringify(join(folder, name))});
channel.onmessage = ({ data }) => {
  if (data === "fail") throw new Error("This thread makes no page.");
};
parentPort.on("message", () => channel.postMessage("given"));
parentPort.postMessage("ready");`,
  );
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  const fail = () => channel.postMessage("fail");
  return { how, given, fail, close: () => channel.close() };
}

const inOrder = () => plan.pages.map((_, index) => index);

describe("a thread beside the main one", () => {
  test("makes pages as that would make them", async () => {
    onCores(3);
    const { found, elsewhere, failures } = await madeAfterOthers(plan, setup);
    expect(failures).toEqual([]);
    expect(elsewhere.length).toBeGreaterThan(0);
    expect(found).toEqual((await made(pages())).found);
  });

  test("knows what the host says of the site and what services say of servers", async () => {
    const { port } = service.address() as AddressInfo;
    const { site, ...rest } = config();
    const { url: _, ...unplaced } = site;
    const harbour = {
      provider: "json",
      label: "The harbour",
      url: `http://127.0.0.1:${port}/harbour.json`,
      paths: { online: "on", players: "players" },
      snapshot: true,
    };
    const served = { ...rest, site: { ...unplaced, server: "harbour" }, servers: { harbour } };
    const hosted = { basePath: "/below/", origin: "https://host.example" };
    const { plan: placed, setup: how } = await planned("placed", served, hosted);
    expect([how.place, how.config.site.url]).toEqual([{ basePath: "/below/" }, "https://host.example"]);
    expect([...how.answers.values()]).toMatchObject([{ answer: { players: 7 } }]);
    const { found, elsewhere, failures } = await madeAfterOthers(placed, how);
    expect(failures).toEqual([]);
    expect(elsewhere.length).toBeGreaterThan(0);
    expect(found).toEqual((await made(pages(undefined, placed))).found);
  });

  test("that cannot begin leaves all pages to the main one, and the failure is told", async () => {
    const broken = threadOf("broken", 'throw new Error("This thread does not begin.");');
    const { elsewhere, failures } = await madeAfterFailure(broken);
    expect(elsewhere).toEqual([]);
    expect(failures).toContainEqual(new Error("This thread does not begin."));
  });

  test("that cannot even be started leaves all pages to the main one, and the failure is told", async () => {
    const unsendable = { ...setup, now: (() => 0) as unknown as number };
    const { here, failures } = await made(pages(), unsendable);
    expect(here).toEqual(inOrder());
    expect(failures).toMatchObject([{ name: "DataCloneError" }]);
  });

  test("that ends in the middle loses no page", async () => {
    const { how, given, fail, close } = failingThread("failing");
    void given.then(fail);
    const { here, elsewhere, failures } = await made(pages(given), how);
    close();
    expect(elsewhere).toEqual([]);
    expect(here.toSorted((a, b) => a - b)).toEqual(inOrder());
    expect(failures).toContainEqual(new Error("This thread makes no page."));
  });

  test("is given no page before it knows that it has the same site before it", async () => {
    const constants = { ...setup.config.constants, server: "Elsewhere" };
    const other = { ...setup, config: { ...setup.config, constants } };
    const { here, failures } = await madeAfterFailure(other);
    // Pages that a thread gives back would come out of their order.
    expect(here).toEqual(inOrder());
    expect(failures).toContainEqual(new Error("The site is another one here."));
  });

  test("lets the main one rest while there is nothing else to make", async () => {
    const { how, given, fail, close } = failingThread("slow");
    const turns = 200;
    let immediates = 0;
    const hook = createHook({ init: (_, type) => (immediates += type === "Immediate" ? 1 : 0) });
    const watch = async () => {
      hook.enable();
      for (let turn = 0; turn < turns; turn++) await nextTurn();
      hook.disable();
      fail();
    };
    let watched: Promise<void> | undefined;
    await made(pages(given), how, {
      // The other eight are those that the thread was given.
      onHere: (count) => {
        if (count === plan.pages.length - 8) watched = watch();
      },
    });
    await watched;
    close();
    expect(immediates).toBeGreaterThanOrEqual(turns);
    expect(immediates).toBeLessThan(turns * 1.5);
  });
});
