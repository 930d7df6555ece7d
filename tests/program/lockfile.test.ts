import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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

/** What `npm ci` says in a folder with nothing but these files, before it would fetch anything. */
function installAnew(): { code: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(
    ...npmCommand("npm", ["ci", "--dry-run", "--offline", "--ignore-scripts"]),
    { cwd: folder, encoding: "utf8" },
  );
  return { code: status, said: `${stdout}${stderr}` };
}

test("a fresh clone can be installed by npm ci: the lockfile has all that package.json names", () => {
  expect(installAnew()).toMatchObject({ code: 0 });
  const file = join(folder, "package.json");
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace('"react": "', '"react": "0.'));
  expect(installAnew().code).not.toBe(0);
});

test("the lockfile names no registry, so that each developer's own is asked", () => {
  expect(readFileSync(join(root, "package-lock.json"), "utf8")).not.toMatch(/"resolved": "http/);
});
