import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type Clone, cloneRepository } from "./clone";

// Checks and builds a whole clone, on machines that do something else too.
vi.setConfig({ testTimeout: 600_000 });

/** A block type that is not Spawnpage's: its files have names that nothing else reads them by. */
const ledger = join(import.meta.dirname, "ledger");

/** What has to be said of a new type outside its folder. */
const lines = {
  "src/blocks/nestable.ts": 'export { ledgerBlock } from "./ledger/schema";',
  "src/blocks/registry.ts": '  ledger: () => import("./ledger/Ledger").then((module) => module.Ledger),',
};

/** Tests that loop over the block types, or have them in what they compare; all tests would take minutes. */
const aboutBlocks = [
  "src/blocks/ledger",
  "src/blocks/Block",
  "src/blocks/blockFacts",
  "src/config",
  "src/reference",
  "src/schema",
  "src/words",
  "src/validate/breadcrumb",
  "src/validate/code",
  "src/validate/shape",
  "src/validate/validate",
  "src/json/syntaxFixes",
  "tests/unit/conformance",
  "tests/unit/editor",
];

let clone: Clone;
beforeAll(() => {
  clone = cloneRepository();
  const folder = join(clone.folder, "src/blocks/ledger");
  mkdirSync(folder);
  for (const name of readdirSync(ledger))
    cpSync(join(ledger, name), join(folder, name.replace(/\.txt$/, "")));
  for (const [file, line] of Object.entries(lines)) addLine(join(clone.folder, file), line);
});
afterAll(() => clone.remove());

/** Puts a line behind that of the block type `text`. */
function addLine(file: string, line: string): void {
  const text = readFileSync(file, "utf8");
  const added = text.replace(/^.*"\.\/text\/.*$/m, (last) => `${last}\n${line}`);
  expect(added).not.toBe(text);
  writeFileSync(file, added);
}

const config = (...blocks: object[]) => ({
  version: 1,
  site: { name: "Fernhollow" },
  routes: [{ path: "/", title: "Home", blocks }],
});

it("needs one folder and two lines to pass every check", async () => {
  expect(await clone.run("schema")).toEqual({ code: 0, said: "" });
  expect(await clone.run("check")).toEqual({ code: 0, said: "" });
});

it("breaks none of the tests that know the block types, and has passed them itself", async () => {
  expect(await clone.run("test", "--project", "unit", "--project", "components", ...aboutBlocks)).toEqual({
    code: 0,
    said: "",
  });
});

it("is understood in the owner's words", async () => {
  const file = join(clone.folder, "mistaken.json");
  const seeds = { title: "Seeds", href: "/nowhere", spent: 5 };
  const mistaken = config({ type: "kassenbuch" }, { type: "ledger", payments: [seeds, { title: "Bread" }] });
  writeFileSync(file, JSON.stringify(mistaken));
  const { code, said } = await clone.run("validate", "--config", file);
  expect(code).toBe(1);
  expect(said).toContain('There is no type "kassenbuch" here. Did you mean "ledger"?');
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
