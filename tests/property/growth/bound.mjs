// Checks the text of each case with the real command in a new process, and measures its CPU time and memory.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The limits for every file of at most this many characters. */
export const bound = { characters: 5_000_000, seconds: 3, mebibytes: 512 };

/**
 * Checks a text with the command `validate`.
 * @param {string} text
 * @param {readonly string[]} [options]
 * @returns {{ seconds: number, mebibytes: number, status: number | null, said: string }}
 */
export function answerTo(text, options = []) {
  const folder = mkdtempSync(join(tmpdir(), "spawnpage-bound-"));
  try {
    const file = join(folder, "site.config.json");
    writeFileSync(file, text);
    const args = [
      "--require",
      join(process.cwd(), "bench/peakMemory.cjs"),
      "bin/spawnpage.mjs",
      "validate",
      file,
      ...options,
    ];
    const { pid, status, stdout, stderr } = spawnSync(process.execPath, args, {
      encoding: "utf8",
      env: { ...process.env, SPAWNPAGE_BENCH_MEMORY: folder },
      // Much more than the limit, for busy machines.
      timeout: 60_000,
    });
    const said = stdout + stderr;
    if (status === null) return { seconds: Infinity, mebibytes: Infinity, status, said };
    const [kibibytes = 0, microseconds = 0] = readFileSync(join(folder, String(pid)), "utf8")
      .split(" ")
      .map(Number);
    return { seconds: microseconds / 1e6, mebibytes: kibibytes / 1024, status, said };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Describes a result that exceeds the limits or is missing; `undefined` if it is good.
 * @param {ReturnType<typeof answerTo>} answer
 */
export function breachOf(answer) {
  const { seconds, mebibytes, status, said } = answer;
  if (status !== 0 && status !== 1) return `no answer (exit code ${status}): ${said.slice(0, 200)}`;
  return seconds <= bound.seconds && mebibytes <= bound.mebibytes ? undefined : costOf(answer);
}

/**
 * Describes the cost of a result.
 * @param {{ seconds: number, mebibytes: number }} answer
 */
export function costOf({ seconds, mebibytes }) {
  return `${seconds.toFixed(1)} s and ${mebibytes.toFixed(0)} MiB`;
}
