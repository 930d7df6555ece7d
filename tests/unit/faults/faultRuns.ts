import { isWhole, timesOf } from "../../property/share";

/** How much the suite "faults of disk and process" does: `npm run fuzz` asks for more, and for a seed of its own. */
const seed = process.env["SPAWNPAGE_FAULT_SEED"];

export const faultRuns = {
  isLong: seed !== undefined,
  seed: Number(seed ?? 42),
  /** At so many moments a build is ended by force … */
  moments: seed !== undefined ? 100 : isWhole ? 11 : 7,
  /** … and so many of them lie while the site takes its place. */
  publishing: seed !== undefined ? 20 : isWhole ? 4 : 1,
  /** So many random lives of a folder: builds, kills, full disks, and others who write there. */
  lives: seed === undefined ? timesOf(40) : 1000,
};
