import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { expect, it } from "vitest";
import { bundleOnce } from "../../../bin/bundleOnce.mjs";
import { root } from "../../sites/configs";

const folder = join(await bundleOnce(root), "editor");

/** A script, and everything that it imports at once. */
function loadedBy(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const code = readFileSync(join(folder, name), "utf8");
  for (const [, other] of code.matchAll(/\b(?:from|import)\s*"\.\/([^"]+)"/g)) loadedBy(other!, found);
  return found;
}

/** The size of files in KiB, each compressed as hosts do it. */
function kibOf(files: Iterable<string>): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const sizes = Array.from(
    files,
    (file) => brotliCompressSync(readFileSync(join(folder, file)), { params }).length,
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

const draft = loadedBy("draft.js");
const parts: [part: string, files: Iterable<string>, bound: number][] = [
  // The goal is 100.
  ["draft worker, before the first page", draft, 101],
  [
    "check worker, besides what it shares with the draft worker",
    [...loadedBy("check.js")].filter((file) => !draft.has(file)),
    85,
  ],
  // The goal is 124.
  ["frame with its styles", ["frame.js"], 125],
  ["editor before the first page", loadedBy("editor.js"), 115],
];

it.each(parts)("the %s has at most its bytes", (part, files, bound) => {
  const size = kibOf(files);
  console.log(`The ${part}: ${size.toFixed(1)} KiB in brotli 11 (at most ${bound})`);
  expect(size).toBeLessThanOrEqual(bound);
  // Something was measured.
  expect(size).toBeGreaterThan(bound / 2);
});

/** A script, and everything that it ever imports. */
function everLoadedBy(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const code = readFileSync(join(folder, name), "utf8");
  for (const [, other] of code.matchAll(/["`]\.\/([^"`]+\.js)["`]/g)) everLoadedBy(other!, found);
  return found;
}

it("no worker ever loads the window's script, which needs a document", () => {
  const ofWindow = [...loadedBy("editor.js")].filter((file) => /^of-editor-[\w-]{8}\.js$/.test(file));
  expect(ofWindow).toHaveLength(1);
  for (const worker of ["draft.js", "check.js", "picture.js"])
    expect([...everLoadedBy(worker)].filter((file) => ofWindow.includes(file))).toEqual([]);
});

it("what few configs need is loaded on demand", () => {
  const later = readdirSync(folder).filter((file) =>
    /^(?:configForms|recover|schemaTexts|shape)-/.test(file),
  );
  expect(later.map((file) => file.replace(/-.*/, "")).sort()).toEqual([
    "configForms",
    "recover",
    "schemaTexts",
    "shape",
  ]);
});
