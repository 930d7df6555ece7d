import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect } from "vitest";
import { root } from "../sites/configs";
import { type Clone, cloneRepository } from "./clone";

/** A site without anything from the demo: no constants, other pages, other texts, and its own layout. */
const unlike = {
  version: 1,
  site: { name: "Moorland", language: "de" },
  routes: [
    { path: "/", title: "Anfang", blocks: [{ type: "text", text: "Ein Server im Moor." }] },
    { path: "/karte", title: "Karte", blocks: [{ type: "callout", heading: "Noch leer", icon: "map" }] },
  ],
};

/** An owner's block type. Nothing else uses the names of its files. */
const ledger = join(import.meta.dirname, "ledger");

/** The lines that a new type needs outside its folder. */
const lines = {
  "src/blocks/nestable.ts": 'export { ledgerBlock } from "./ledger/schema";',
  "src/blocks/chunks/basic.ts": 'export { Ledger as ledger } from "../ledger/Ledger";',
};

/**
 * A clone as a site owner may have it, with their config and `public/` in its root, and their block type in one folder
 * and two lines. The only other changes are from `npm run schema`.
 */
export async function ownersClone(): Promise<Clone> {
  const clone = cloneRepository();
  replaceSite(clone.folder);
  addLedger(clone.folder);
  expect(await clone.run("schema")).toEqual({ code: 0, said: "" });
  return clone;
}

/** The paths of files that differ from this repository's. */
export function changedFiles(folder: string): string[] {
  const changed = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith("node_modules"))
    .filter((file) => !isAsHere(folder, file));
  expect(changed).toContain(join("src", "blocks", "ledger", "Ledger.tsx"));
  return changed;
}

/**
 * Excludes a clone's tests from the type check.
 * @returns the arguments for `npm run check:types`
 */
export function withoutTests(folder: string): string[] {
  const place = "node_modules/.cache/withoutTests";
  const below = (path: string) => `../../../${path}`;
  const { include } = JSON.parse(readFileSync(join(folder, "tsconfig.json"), "utf8")) as {
    include: string[];
  };
  mkdirSync(join(folder, place), { recursive: true });
  const config = {
    extends: below("tsconfig.json"),
    include: include.map(below),
    exclude: ["src/**/*.test.ts", "src/**/*.test.tsx", "tests"].map(below),
  };
  writeFileSync(join(folder, place, "tsconfig.json"), JSON.stringify(config));
  return ["-p", place];
}

function isAsHere(folder: string, file: string): boolean {
  const here = join(root, file);
  return existsSync(here) && readFileSync(join(folder, file)).equals(readFileSync(here));
}

/**
 * Runs a script of a clone with both changes. If it fails, it runs again with only the owner's site, to find the cause.
 * @returns its output and the changes with which it fails; an empty string if it succeeds
 */
export async function failureOf(clone: Clone, script: string, ...words: string[]): Promise<string> {
  const { code, said } = await clone.run(script, ...words);
  if (code === 0) return "";
  const withoutLedger = cloneRepository();
  try {
    replaceSite(withoutLedger.folder);
    const other = await withoutLedger.run(script, ...words);
    const cause =
      other.code === 0 ? "only with the made-up block type" : "without the made-up block type too";
    expect.fail(`"npm run ${script}" fails, ${cause}.\n${other.code === 0 ? said : other.said}`);
  } finally {
    withoutLedger.remove();
  }
}

function replaceSite(folder: string): void {
  const text = JSON.stringify(unlike, null, "\t").replace('"site": {', '"site":{').replaceAll("\n", "\r\n");
  writeFileSync(join(folder, "site.config.json"), text);
  rmSync(join(folder, "public"), { recursive: true });
  mkdirSync(join(folder, "public"));
  writeFileSync(join(folder, "public", "Häuser.html"), "<p>  An owner's own page </p>");
}

function addLedger(root: string): void {
  const folder = join(root, "src/blocks/ledger");
  mkdirSync(folder);
  for (const name of readdirSync(ledger))
    cpSync(join(ledger, name), join(folder, name.replace(/\.txt$/, "")));
  for (const [file, line] of Object.entries(lines)) addLine(join(root, file), line);
}

/** Inserts a line after the block type `text`. */
function addLine(file: string, line: string): void {
  const text = readFileSync(file, "utf8");
  const added = text.replace(/^.*"\.\.?\/text\/.*$/m, (last) => `${last}\n${line}`);
  expect(added).not.toBe(text);
  writeFileSync(file, added);
}
