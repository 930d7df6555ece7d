// Measures for every list, map and text of the schema whether the work for it grows faster than its size.
// `node tests/property/growth.mjs --seed 7 --share 1`, or `--share each` or `brief`: the same seed and share choose the same cases.
// What looks steep is measured once more in a process of its own: one that has measured thousands of cases spends time on its memory.
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { bundlePart, importPart } from "./bundlePart.mjs";

process.env.NODE_ENV = "production";
const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "42" },
    share: { type: "string", default: "1" },
    only: { type: "string" },
    exactly: { type: "string" },
  },
});
const folder = join("node_modules", ".cache", "spawnpage", `growth-${process.pid}`);
mkdirSync(folder, { recursive: true });
try {
  await bundlePart("tests/property/growth/growthPart.ts", folder);
  /** @type {typeof import("./growth/growthPart")} */
  const { growthPart } = await importPart(folder, "growthPart");
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
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Measures one case in a new process.
 * @param {string} name
 */
function isSteepAlone(name) {
  const args = [fileURLToPath(import.meta.url), "--seed", values.seed, "--exactly", name];
  return spawnSync(process.execPath, args, { stdio: ["ignore", "inherit", "inherit"] }).status !== 0;
}
