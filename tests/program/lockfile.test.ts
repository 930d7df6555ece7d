import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../sites/configs";
import { npmCommand } from "./npm";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "spawnpage-lockfile-"));
  for (const file of ["package.json", "package-lock.json", ".npmrc"])
    cpSync(join(root, file), join(folder, file));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The output of `npm ci` in a folder with only these files, before it would download anything. */
function dryInstall(): { code: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(
    ...npmCommand("npm", ["ci", "--dry-run", "--offline", "--ignore-scripts"]),
    { cwd: folder, encoding: "utf8" },
  );
  return { code: status, said: `${stdout}${stderr}` };
}

test("npm ci can install a fresh clone: the lockfile contains all packages", () => {
  expect(dryInstall()).toMatchObject({ code: 0 });

  // A package in a folder is looked up without a registry, whatever npm has in its cache.
  mkdirSync(join(folder, "added"));
  writeFileSync(join(folder, "added", "package.json"), JSON.stringify({ name: "added", version: "1.0.0" }));
  const file = join(folder, "package.json");
  const facts = JSON.parse(readFileSync(file, "utf8")) as { dependencies: Record<string, string> };
  const dependencies = { ...facts.dependencies, added: "file:added" };
  writeFileSync(file, JSON.stringify({ ...facts, dependencies }));
  const { code, said } = dryInstall();
  expect(code).not.toBe(0);
  expect(said).toMatch(/Missing: added@\S+ from lock file/);
});

test("the lockfile contains no registry, so developers can use their own", () => {
  expect(readFileSync(join(root, "package-lock.json"), "utf8")).not.toMatch(/"resolved": "http/);
});
