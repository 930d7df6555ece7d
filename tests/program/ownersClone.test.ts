import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, test, vi } from "vitest";
import { blockSchemas } from "../../src/blocks/schemas";
import { isWhole } from "../property/share";
import type { Clone } from "./clone";
import { changedFiles, failureOf, misformattedFiles, ownersClone, withoutTests } from "./ownersClone";

// Checks and builds a whole clone, on machines that do something else too.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 });

let clone: Clone;
beforeAll(async () => {
  clone = await ownersClone();
});
afterAll(() => clone.remove());

test("an owner's own config and public folder are valid", async () => {
  expect(await failureOf(clone, "validate")).toBe("");
});

/** The topic of a check, its npm script, and its arguments for the clone. */
type Check = [about: string, script: string, wordsFor?: (folder: string) => string[]];

/** The sources among the files that are not as they are here. */
const changedSources = (folder: string) =>
  changedFiles(folder).filter((file) => /\.(?:tsx?|mjs)$/.test(file));

/**
 * `npm run check`, part by part. The checker of types has one thread: several find out the same types again, which takes
 * them twice the work. A further type changes those of nearly all files, so that none is known from before. The linter looks
 * at what is changed: what a further type does to other files, the check of types tells. `npm run test:all` has the one
 * look at every file, and the other at the tests too.
 */
const checks: Check[] = [
  [
    "types",
    "check:types",
    (folder) => ["--singleThreaded", "--incremental", "false", ...(isWhole ? [] : withoutTests(folder))],
  ],
  ["lint", "check:lint", (folder) => (isWhole ? [] : changedSources(folder))],
  // The second of these would only compare files that the clone has just written.
  ...(isWhole
    ? ([
        ["format", "check:format"],
        ["what is written from the sources", "schema", () => ["--check"]],
      ] satisfies Check[])
    : []),
  ["what is written for the starters", "starters", () => ["--check"]],
];

test.each(checks)(
  "neither an owner's own site nor a block type of theirs fails a check of %s",
  async (_, script, wordsFor = () => []) => {
    expect(await failureOf(clone, script, ...wordsFor(clone.folder))).toBe("");
  },
);

test("neither what an owner has nor what is written for them is laid out in another way than the format has it", async () => {
  expect(await misformattedFiles(clone.folder)).toEqual([]);
});

describe("a block type of one folder and two lines", () => {
  const config = (...blocks: object[]) => ({
    version: 1,
    site: { name: "Fernhollow" },
    // To cut fonts would take as long as all else that a build does.
    theme: { fonts: { heading: "system", body: "system", mono: "monospace" } },
    routes: [{ path: "/", title: "Home", blocks }],
  });

  it("is understood in the owner's words", async () => {
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

  it("stands on a built page", async () => {
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

/**
 * The tests that ask the registry or the whole schema which types there are: a new type can fail them. No test of either
 * project reads the config in the root, which `tests/ownersFiles.ts` sees to. Those of the pages of `docs/` and of what
 * editors show read every example of the program: `npm run test:all` has them, and that all of it can be written with a
 * further type is shown above.
 */
const aboutTypes = [
  "src/blocks/BlockRenderer",
  "src/blocks/blockFacts",
  "src/blocks/ledger",
  "src/config",
  "src/reference/publishedSchema",
  "src/schema",
  "src/validate/codes",
  "src/validate/shape",
  "src/validate/validate.test.ts",
  "src/words",
  "tests/unit/conformance.test.tsx",
  "tests/unit/docs",
  "tests/unit/gallery",
  "tests/unit/project/examplesOfAll",
];

/** Tests of every block type run only for the new block, because this repository tests the others. */
const exceptOtherTypes = `^(?!'?(?:${Object.keys(blockSchemas).join("|")}), )`;

/**
 * Tests that go through hundreds of cases go through a tenth of them: whether the answer to a broken file is sound
 * depends on neither the config in the root nor on how many block types there are. In one worker for each project, as most
 * of the time goes into loading the program.
 */
const tests = [
  "--short",
  "--project",
  "unit",
  "--project",
  "components",
  ...(isWhole ? [] : ["--no-file-parallelism", ...aboutTypes, "-t", exceptOtherTypes]),
];

test(`neither an owner's own site nor a block type of theirs fails a test of ${isWhole ? "units or components" : aboutTypes.join(", ")}`, async () => {
  expect(await failureOf(clone, "test", ...tests)).toBe("");
});
