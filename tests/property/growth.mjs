// Measures whether the cost of any list, map or text of the schema grows faster than its size. `node
// tests/property/growth.mjs --seed 7 --share 1`, or `--share each` or `brief`: the same seed and share choose the same
// cases. Suspicious cases are measured again in a separate process, because a process that has measured thousands of
// cases spends time on garbage collection.
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { bundlePart, importPart } from "./bundlePart.mjs";
import { answerTo, bound, breachOf, costOf } from "./growth/bound.mjs";

process.env.NODE_ENV = "production";
const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "42" },
    share: { type: "string", default: "1" },
    only: { type: "string" },
    exactly: { type: "string" },
    // The number of files of five megabytes that the command must check within an absolute limit.
    bound: { type: "string" },
  },
});
const folder = join("node_modules", ".cache", "spawnpage", `growth-${process.pid}`);
mkdirSync(folder, { recursive: true });
try {
  await bundlePart("tests/property/growth/growthPart.ts", folder);
  /** @type {typeof import("./growth/growthPart")} */
  const { boundCases, growthPart } = await importPart(folder, "growthPart");
  if (values.bound === undefined) await measureGrowth(growthPart);
  else {
    const { only = "" } = values;
    const cases = boundCases(Number(values.seed), Number(values.bound));
    holdToBound(cases.filter(({ name }) => name.includes(only)));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Measures how the cost of each case grows with its size.
 * @param {typeof import("./growth/growthPart").growthPart} growthPart
 */
async function measureGrowth(growthPart) {
  const { seed, share, only, exactly } = values;
  /** @type {import("./growth/growthPart").GrowthOptions} */
  const options = {
    seed: Number(seed),
    share: share === "brief" || share === "each" ? share : Number(share),
    ...(only === undefined ? {} : { only }),
    ...(exactly === undefined ? {} : { exactly }),
  };
  const { all, measured, flaws: steep, isBlind } = await growthPart(options, console.log);
  const flaws = exactly === undefined ? steep.filter(({ name }) => isSteepAlone(name)) : steep;
  if (isBlind) console.error("What grows with the square of its size was not seen: the measure is wrong.");
  for (const { name, growth } of flaws) console.error(`${name}: ${growth}`);
  const again = exactly === undefined && steep.length > 0 ? `${steep.length} of them once more alone, ` : "";
  console.log(`${measured} of ${all} cases measured, ${again}${flaws.length} grow too fast, seed ${seed}`);
  process.exitCode = flaws.length > 0 || isBlind || measured === 0 ? 1 : 0;
}

/**
 * Runs the command on a file of each case.
 * @param {readonly import("./growth/boundCases").BoundCase[]} cases
 */
function holdToBound(cases) {
  let breaches = 0;
  let slowest = { seconds: 0, mebibytes: 0, name: "" };
  for (const { name, text, options } of cases) {
    const written = text(bound.characters);
    // Another program may have disturbed the first measurement.
    const [answer] = [answerTo(written, options)].map((first) =>
      breachOf(first) ? answerTo(written, options) : first,
    );
    const breach = breachOf(answer);
    if (values.only !== undefined)
      console.log(`${name}: ${costOf(answer)}; ${answer.said.trim().split("\n", 1)[0]}`);
    if (breach) {
      breaches++;
      console.error(`${name}, ${written.length} characters: ${breach}`);
    }
    if (answer.seconds > slowest.seconds) slowest = { ...answer, name };
  }
  console.log(
    `${cases.length} files of ${bound.characters} characters answered, ${breaches} beyond ${bound.seconds} s or ${bound.mebibytes} MiB; ` +
      `the slowest took ${costOf(slowest)}: ${slowest.name}`,
  );
  process.exitCode = breaches > 0 || cases.length === 0 ? 1 : 0;
}

/**
 * Measures one case in a new process.
 * @param {string} name
 */
function isSteepAlone(name) {
  const args = [fileURLToPath(import.meta.url), "--seed", values.seed, "--exactly", name];
  return spawnSync(process.execPath, args, { stdio: ["ignore", "inherit", "inherit"] }).status !== 0;
}
