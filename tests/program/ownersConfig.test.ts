import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Clone, cloneRepository } from "./clone";

/** A site that has nothing of the demo: no constants, other pages, other texts, and a layout of its own. */
const unlike = {
  version: 1,
  site: { name: "Moorland", language: "de" },
  routes: [
    { path: "/", title: "Anfang", blocks: [{ type: "text", text: "Ein Server im Moor." }] },
    { path: "/karte", title: "Karte", blocks: [{ type: "callout", heading: "Noch leer", icon: "map" }] },
  ],
};

/**
 * Tests that go through thousands of broken files and builds, which take most of the time of all. They are left
 * out here: they read their sites from tests/sites/configs.ts, as the others do. Neither are components rendered
 * once more: what they show comes from their own examples.
 */
const longest = [
  "tests/property/**",
  "tests/unit/rebuild/**",
  "tests/unit/refusedLinks.test.ts",
  "src/json/bracketFixes.test.ts",
  "src/compile/parseRichText.test.ts",
  "src/validate/robustness.test.ts",
  "src/validate/texts/markdown.test.ts",
  "src/validate/fixes/fixText.test.ts",
];

let clone: Clone;
beforeAll(() => {
  clone = cloneRepository();
  const text = JSON.stringify(unlike, null, "\t").replace('"site": {', '"site":{').replaceAll("\n", "\r\n");
  writeFileSync(join(clone.folder, "site.config.json"), text);
  rmSync(join(clone.folder, "public"), { recursive: true });
  mkdirSync(join(clone.folder, "public"));
  writeFileSync(join(clone.folder, "public", "Häuser.html"), "<p>  An owner's own page </p>");
});
afterAll(() => clone.remove());

test("an owner's own config and public folder are valid", async () => {
  expect(await clone.run("validate")).toEqual({ code: 0, said: "" });
});

test("an owner's own config and public folder fail no check of types, lint and format", async () => {
  expect(await clone.run("check")).toEqual({ code: 0, said: "" });
}, 300_000);

test("an owner's own config and public folder fail no unit test", async () => {
  const without = longest.flatMap((pattern) => ["--exclude", pattern]);
  expect(await clone.run("test", "--project", "unit", ...without)).toEqual({ code: 0, said: "" });
}, 300_000);
