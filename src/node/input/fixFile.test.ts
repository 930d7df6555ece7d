import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { fixFile } from "./fixFile";

test("fixes a config next to a leftover of a process with the same ID", () => {
  const folder = mkdtempSync(join(tmpdir(), "spawnpage-fix-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "site.config.json");
  const other = `${file}.${process.pid}.tmp`;
  writeFileSync(file, '{ "version": 1, "stie": { "name": "Town" }, "routes": [] }');
  writeFileSync(other, "half a config");
  expect(fixFile(file).fixed).not.toEqual([]);
  expect(readFileSync(file, "utf8")).toContain('"site"');
  expect(existsSync(other)).toBe(true);
  expect(readdirSync(folder)).toHaveLength(2);
});
