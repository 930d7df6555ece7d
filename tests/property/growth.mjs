// Measures for every list, map and text of the schema whether the work for it grows faster than its size.
// `node tests/property/growth.mjs --seed 7 --share 1`, or `--share each` or `brief`: the same seed and share choose the same cases.
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bundlePart, importPart } from "./bundlePart.mjs";

process.env.NODE_ENV = "production";
const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "42" },
    share: { type: "string", default: "1" },
    only: { type: "string" },
  },
});
const folder = join("node_modules", ".cache", "spawnpage", `growth-${process.pid}`);
mkdirSync(folder, { recursive: true });
try {
  await bundlePart("tests/property/growth/growthPart.ts", folder);
  /** @type {typeof import("./growth/growthPart")} */
  const { growthPart } = await importPart(folder, "growthPart");
  const { seed, share, only } = values;
  /** @type {import("./growth/growthPart").GrowthOptions} */
  const options = {
    seed: Number(seed),
    share: share === "brief" || share === "each" ? share : Number(share),
    ...(only === undefined ? {} : { only }),
  };
  const { all, measured, flaws, isBlind } = await growthPart(options, console.log);
  if (isBlind) console.error("What grows with the square of its size was not seen: the measure is wrong.");
  console.log(`${measured} of ${all} cases measured, ${flaws.length} grow too fast, seed ${seed}`);
  process.exitCode = flaws.length > 0 || isBlind ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
