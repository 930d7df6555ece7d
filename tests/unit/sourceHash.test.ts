import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sourceHash } from "../../bin/sourceHash.mjs";

const files = {
  "package.json": '{ "name": "program" }',
  "package-lock.json": '{ "packages": {} }',
  "schema/sample.json": "{}",
  "bin/start.mjs": "export const options = { target: 'es2022' };",
  "src/cli/main.ts": "export const main = 1;",
  "src/ui/Button.tsx": "export const Button = 1;",
};
let folder: string;

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hash-"));
  for (const [file, text] of Object.entries(files)) write(file, text);
});

afterEach(() => rmSync(folder, { recursive: true }));

test.each(Object.keys(files))("changes with %s", (file) => {
  const before = sourceHash(folder);
  expect(sourceHash(folder)).toBe(before);
  write(file, `${files[file as keyof typeof files]}\n`);
  expect(sourceHash(folder)).not.toBe(before);
});

test("changes if a source is added, renamed or removed", () => {
  const hashes = new Set([sourceHash(folder)]);
  write("src/ui/Link.tsx", "export const Link = 1;");
  hashes.add(sourceHash(folder));
  cpSync(join(folder, "src/ui/Link.tsx"), join(folder, "src/ui/Anchor.tsx"));
  rmSync(join(folder, "src/ui/Link.tsx"));
  hashes.add(sourceHash(folder));
  rmSync(join(folder, "src/ui/Button.tsx"));
  hashes.add(sourceHash(folder));
  expect(hashes.size).toBe(4);
});

test("does not depend on tests or on the folder's path", () => {
  const before = sourceHash(folder);
  write("src/ui/Button.test.tsx", "test");
  write("README.md", "words");
  expect(sourceHash(folder)).toBe(before);
  const other = mkdtempSync(join(tmpdir(), "hash-"));
  cpSync(folder, other, { recursive: true });
  expect(sourceHash(other)).toBe(before);
  rmSync(other, { recursive: true });
});
