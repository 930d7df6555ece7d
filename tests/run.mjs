// Runs every test, those in a real browser included, and ends with the totals of all of them.
// Arguments go to Vitest: `npm test -- --project unit`, `npm test -- tests/e2e/copy.test.ts`.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "spawnpage-test-"));
const results = join(folder, "results.json");
const { status } = spawnSync(
  process.execPath,
  [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${results}`,
    ...process.argv.slice(2),
  ],
  { stdio: "inherit" },
);

/** @type {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, testResults: { status: string, assertionResults: unknown[] }[] }} */
let totals;
try {
  totals = JSON.parse(readFileSync(results, "utf8"));
} catch {
  console.error("The tests did not run to their end.");
  process.exit(status || 1);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
// A file that could not even be loaded has no tests to count, but it has failed.
const brokenFiles = totals.testResults.filter(
  (file) => file.status === "failed" && file.assertionResults.length === 0,
);
const failed = totals.numFailedTests + brokenFiles.length;
if (status !== 0 && failed === 0)
  console.error("No test failed, but the run ended with an error: see above.");
const skipped = totals.numPendingTests > 0 ? `, ${totals.numPendingTests} skipped` : "";
console.log(`${totals.numPassedTests} passed, ${failed} failed${skipped}`);
process.exit(status ?? 1);
