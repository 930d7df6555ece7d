import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, test, vi } from "vitest";
import type { Clone } from "./clone";
import { failureOf, ownersClone } from "./ownersClone";

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

test("neither an owner's own site nor a block type of theirs fails a check of types, lint, format and what is written from the sources", async () => {
  expect(await failureOf(clone, "check")).toBe("");
});

describe("a block type of one folder and two lines", () => {
  const config = (...blocks: object[]) => ({
    version: 1,
    site: { name: "Fernhollow" },
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
});
