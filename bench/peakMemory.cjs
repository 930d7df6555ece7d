// Preloaded into every measured process: writes its peak memory, in KiB, and its processor time, in microseconds, when it ends.
const { writeFileSync } = require("node:fs");
const { join } = require("node:path");
const { isMainThread } = require("node:worker_threads");

const folder = process.env.SPAWNPAGE_BENCH_MEMORY;
if (folder && isMainThread) {
  process.on("exit", () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    writeFileSync(join(folder, String(process.pid)), `${maxRSS} ${userCPUTime + systemCPUTime}`);
  });
}
