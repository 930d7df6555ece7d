import { isWhole, timesOf } from "../../property/share";

/** The size of the suite "disk and process faults". `npm run fuzz` sets a seed, which makes it larger. */
const seed = process.env["SPAWNPAGE_FAULT_SEED"];

export const faultRuns = {
  isLong: seed !== undefined,
  seed: Number(seed ?? 42),
  /** The number of moments at which a build is killed. */
  moments: seed !== undefined ? 100 : isWhole ? 11 : 7,
  /** The minimum of those moments that must be during publishing. */
  publishing: seed !== undefined ? 20 : isWhole ? 4 : 1,
  /** The number of folders, each with random builds, kills, full disks and writes by other programs. */
  lives: seed === undefined ? timesOf(40) : 1000,
};
