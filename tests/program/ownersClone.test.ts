import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, test, vi } from "vitest";
import { isWhole } from "../property/share";
import type { Clone } from "./clone";
import { changedFiles, failureOf, ownersClone, withoutTests } from "./ownersClone";

// Checks and builds a whole clone, possibly on a busy machine.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 });

let clone: Clone;
beforeAll(async () => {
  clone = await ownersClone();
});
afterAll(() => clone.remove());

test("an owner's own config and public folder are valid", async () => {
  expect(await failureOf(clone, "validate")).toBe("");
});

/** A check's topic, its npm script, and its arguments for the clone. */
type Check = [about: string, script: string, wordsFor?: (folder: string) => string[]];

/** The source files that differ from this repository's. */
const changedSources = (folder: string) =>
  changedFiles(folder).filter((file) => /\.(?:tsx?|mjs)$/.test(file));

/**
 * The parts of `npm run check`. The type checker runs with one thread, because several would compute the same types
 * twice. A new block type changes the types of nearly all files, so nothing is cached. The linter checks only changed
 * files, because the type checker finds effects on others. `npm run test:all` lints every file, and checks the types of
 * tests too.
 */
const checks: Check[] = [
  [
    "types",
    "check:types",
    (folder) => ["--singleThreaded", "--incremental", "false", ...(isWhole ? [] : withoutTests(folder))],
  ],
  ["lint", "check:lint", (folder) => (isWhole ? [] : changedSources(folder))],
  ["format", "check:format"],
  // It would only compare files that the clone has just written.
  ...(isWhole ? ([["what is written from the sources", "schema", () => ["--check"]]] satisfies Check[]) : []),
  ["what is written for the starters", "starters", () => ["--check"]],
];

test.each(checks)(
  "an owner's site and block type pass the check of %s",
  async (_, script, wordsFor = () => []) => {
    expect(await failureOf(clone, script, ...wordsFor(clone.folder))).toBe("");
  },
);

describe("an owner's block type", () => {
  const config = (...blocks: object[]) => ({
    version: 1,
    site: { name: "Fernhollow" },
    // Subsetting fonts would take as long as the rest of the build.
    theme: { fonts: { heading: "system", body: "system", mono: "monospace" } },
    routes: [{ path: "/", title: "Home", blocks }],
  });

  it("gets suggestions for misspelled keys", async () => {
    const file = join(clone.folder, "mistaken.json");
    const seeds = { title: "Seeds", href: "/nowhere", spent: 5 };
    const mistaken = config(
      { type: "kassenbuch" },
      { type: "ledger", payments: [seeds, { title: "Bread" }] },
    );
    writeFileSync(file, JSON.stringify(mistaken));
    const { code, said } = await clone.run("validate", "--config", file);
    expect(code).toBe(1);
    expect(said).toContain('Unknown block type "kassenbuch". Did you mean "ledger"?');
    expect(said).toContain('Home (/) → block 2 (ledger) → payment 1, "Seeds" → spent');
    expect(said).toContain('Home (/) → block 2 (ledger) → payment 2, "Bread"');
    expect(said).toContain("payment-without-amount");
  });

  it("is shown on a built page", async () => {
    const file = join(clone.folder, "site.json");
    const block = {
      type: "ledger",
      heading: "The treasury",
      payments: [{ title: "New roof", spent: "9 coins" }],
    };
    writeFileSync(file, JSON.stringify(config(block, { type: "text", text: "See [the roof](#new-roof)." })));
    expect(await clone.run("build", "--config", file, "--out", join(clone.folder, "built"))).toEqual({
      code: 0,
      said: "",
    });
    const page = readFileSync(join(clone.folder, "built/index.html"), "utf8");
    expect(page).toMatch(/<li id="new-roof"[^>]*>.*New roof.*9 coins/s);
  });
});

// No test reads the config in the root, as `tests/ownersFiles.ts` ensures, so an owner's config fails none.
test.runIf(isWhole)("an owner's site and block type pass the tests of units and components", async () => {
  const tests = ["--short", "--project", "unit", "--project", "components"];
  expect(await failureOf(clone, "test", ...tests)).toBe("");
});
