// Runs every test, those in a real browser included, and ends with the totals of all of them.
// Arguments go to Vitest: `npm test -- --project unit`, `npm test -- tests/e2e/copy.test.ts`. Three say how much is gone
// through where the same is tried in many ways: `--all` is every case on every page and screen, `--short` a tenth of the
// cases, and `--share 10` ten times as many as all, where they are random.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const words = process.argv.slice(2);
const share = takeShare(words);
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
    ...words,
  ],
  { stdio: "inherit", env: { ...process.env, ...(share ? { SPAWNPAGE_TEST_SHARE: share } : {}) } },
);

/** @type {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, testResults: { status: string, assertionResults: unknown[] }[] }} */
let totals;
try {
  totals = JSON.parse(readFileSync(results, "utf8"));
} catch {
  console.error("The test run did not finish.");
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
  console.error("No tests failed, but the run ended with an error. See the output above.");
const skipped = totals.numPendingTests > 0 ? `, ${totals.numPendingTests} skipped` : "";
if (share !== "1")
  console.log(
    "This run covered only a selection of pages, screens and cases. To cover all of them, use npm run test:all.",
  );
console.log(`${totals.numPassedTests} passed, ${failed} failed${skipped}`);
process.exit(status ?? 1);

/**
 * Takes the words about the share of the cases away from those for Vitest.
 * @param {string[]} words
 * @returns {string | undefined} the share, if one is given
 */
function takeShare(words) {
  const place = words.findIndex((word) => ["--all", "--short", "--share"].includes(word));
  if (place === -1) return undefined;
  const [flag, value] = words.splice(place, words[place] === "--share" ? 2 : 1);
  if (flag === "--all") return "1";
  if (flag === "--short") return "0.1";
  if (Number(value) > 0) return value;
  console.error("--share must be a number greater than 0.");
  process.exit(2);
}
