// Breaks configs, and requests to our servers, in many thousands of ways, and looks for wrong results, crashes and
// disagreements. Then it kills builds, and breaks disks, requests, storage and clipboards, in the long form of tests
// that `npm test` runs in a short form. `npm run fuzz -- --seed 7 --runs 50000`: the same seed and number give the same
// configs. `--only disks` runs one of its parts: configs (with the servers), growth, injections, disks, browsers.
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { bundlePart, importPart } from "./bundlePart.mjs";

if (isMainThread) process.exitCode = await fuzz();
else await work();

/** @returns {Promise<number>} the exit code */
async function fuzz() {
  const { values } = parseArgs({
    options: {
      seed: { type: "string", default: "42" },
      runs: { type: "string", default: "12000" },
      only: { type: "string" },
    },
  });
  const [seed, runs] = [Number(values.seed), Number(values.runs)];
  if (!Number.isInteger(seed) || !Number.isInteger(runs) || runs < 1) {
    console.error("--seed and --runs have to be whole numbers.");
    return 2;
  }
  const parts = {
    configs: () => breakConfigs(seed, runs),
    growth: () => measureGrowth(seed),
    injections: () => plantInjections(seed),
    disks: () => breakDisks(seed),
    browsers: () => breakBrowsers(seed),
  };
  const chosen = Object.entries(parts).filter(([name]) => values.only === undefined || values.only === name);
  if (chosen.length === 0) {
    console.error(`--only can be ${Object.keys(parts).join(", ")}.`);
    return 2;
  }
  let isWell = true;
  for (const [, part] of chosen) isWell = (await part()) && isWell;
  return isWell ? 0 : 1;
}

/**
 * Breaks configs, and requests to the servers.
 * @param {number} seed
 * @param {number} runs
 * @returns {Promise<boolean>} whether every result was sound
 */
async function breakConfigs(seed, runs) {
  const folder = join("node_modules", ".cache", "spawnpage", `fuzz-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  try {
    await bundlePart("tests/property/fuzzPart.ts", folder);
    const parts = Math.min(4, availableParallelism());
    const results = await Promise.all(
      Array.from({ length: parts }, (_, part) => startPart({ folder, seed, runs, part, parts })),
    );
    return tell(results, seed) === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {number} seed
 * @returns {boolean} whether nothing was lost
 */
function breakDisks(seed) {
  const files = ["tests/unit/faults/ownersFiles.test.ts", "tests/program/interruptedBuild.test.ts"];
  const { status } = spawnSync(process.execPath, ["node_modules/vitest/vitest.mjs", "run", ...files], {
    stdio: "inherit",
    env: { ...process.env, SPAWNPAGE_TEST_SHARE: "1", SPAWNPAGE_FAULT_SEED: `${seed}` },
  });
  return status === 0;
}

/**
 * Makes every script and data file of a built site fail in every way in Chromium. In Firefox, if installed, it tests
 * every script and each way once.
 * @param {number} seed
 * @returns {boolean} whether no visit was lost
 */
function breakBrowsers(seed) {
  const args = ["node_modules/vitest/vitest.mjs", "run", "--project", "browser", "tests/e2e/faults"];
  const { status } = spawnSync(process.execPath, args, {
    stdio: "inherit",
    env: {
      ...process.env,
      SPAWNPAGE_TEST_SHARE: "1",
      SPAWNPAGE_FAULTS: "all",
      SPAWNPAGE_FAULT_SEED: `${seed}`,
    },
  });
  return status === 0;
}

/**
 * In a separate process, to measure its CPU time.
 * @param {number} seed
 * @returns {boolean} whether all growth is at most linear
 */
function measureGrowth(seed) {
  return [
    ["--share", "0.5"],
    ["--bound", "150"],
  ].every((options) => {
    const args = ["tests/property/growth.mjs", "--seed", `${seed}`, ...options];
    return spawnSync(process.execPath, args, { stdio: "inherit" }).status === 0;
  });
}

/**
 * Some payloads for each field; without `--rounds`, all of them.
 * @param {number} seed
 * @returns {boolean} whether no payload ran, and no host was requested that no config contains
 */
function plantInjections(seed) {
  const args = ["tests/property/injections.mjs", "--seed", `${seed}`, "--rounds", "16"];
  return spawnSync(process.execPath, args, { stdio: "inherit" }).status === 0;
}

/**
 * @param {import("./fuzzPart").FuzzOptions & { folder: string }} options
 * @returns {Promise<import("./fuzzPart").FuzzResult>}
 */
function startPart(options) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), {
      workerData: options,
      env: { ...process.env, NODE_ENV: "production" },
    });
    worker.on("message", resolve);
    worker.on("error", reject);
    worker.on("exit", (code) => reject(new Error(`A part of the fuzzer ended with ${code}.`)));
  });
}

async function work() {
  const { folder, ...options } = workerData;
  /** @type {typeof import("./fuzzPart")} */
  const { fuzzPart } = await importPart(folder, "fuzzPart");
  parentPort?.postMessage(await fuzzPart(options), []);
}

/**
 * @param {import("./fuzzPart").FuzzResult[]} results
 * @param {number} seed
 * @returns {number} the exit code
 */
function tell(results, seed) {
  const flaws = results.flatMap((result) => result.flaws);
  for (const flaw of flaws) console.error(`${flaw}\n`);
  const sum = (/** @type {keyof typeof results[0]["counts"]} */ key) =>
    results.reduce((total, { counts }) => total + counts[key], 0).toLocaleString("en");
  const [slowest] = results.map((result) => result.slowest).sort((a, b) => b.milliseconds - a.milliseconds);
  const count = (/** @type {RegExp} */ kind) => flaws.filter((flaw) => kind.test(flaw)).length;
  const crashes = count(/: it threw /);
  const disagreements = count(/: disagreement: /);
  const others = flaws.length - crashes - disagreements;
  console.log(
    `${sum("generated")} generated configs, ${sum("rendered")} of them and of the mutants rendered; ` +
      `${sum("truncations")} truncations; ${sum("mistakes")} single mistakes`,
  );
  console.log(
    `Servers: ${sum("ranges")} ranges, ${sum("paths")} addresses, ${sum("broken")} broken requests, ` +
      `${sum("strangers")} strangers, ${sum("vanishing")} pictures that go while they are read`,
  );
  console.log(`The slowest took ${Math.round(slowest?.milliseconds ?? 0)} ms: ${slowest?.name ?? ""}`);
  console.log(
    `${sum("mutants")} mutants, ${crashes} crashes, ${disagreements} disagreements, ${others} other flaws, seed ${seed}`,
  );
  return flaws.length === 0 ? 0 : 1;
}
