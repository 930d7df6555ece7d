import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { surroundings } from "../../../tests/validate/surroundings";
import { validate } from "../../validate/validate";
import { testProgram } from "../program.fixture";
import { listFiles } from "./listFiles";
import { KeptRecords } from "./keptRecords";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "spawnpage-records-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const configOf = (title: string) =>
  JSON.stringify({ version: 1, site: { name: "Mossy" }, routes: [{ path: "/", title, intro: "Hello." }] });

/** Checks a config like a new process, and returns the number of checked parts. */
function run(text: string, { file = "site.config.json", hash = "1", isFresh = false } = {}) {
  const records = new KeptRecords(testProgram({ cacheFor: () => folder, hash }), file, isFresh);
  const memory = records.memory();
  validate(text, surroundings, [], memory);
  records.save();
  return memory.checked;
}

test.each([
  ["reuses the results of an earlier process", {}, 1],
  ["checks another file", { file: "other.json" }, 2],
  ["checks everything for another program", { hash: "2" }, 2],
  ["checks everything for a fresh build", { isFresh: true }, 2],
])("%s", (_, changes, checked) => {
  expect(run(configOf("Home"))).toBe(2);
  expect(run(configOf("Home"), changes)).toBe(checked);
});

test("replaces the results of a file", () => {
  for (const title of ["Home", "Start", "Start"]) run(configOf(title));
  expect(run(configOf("Start"))).toBe(1);
  expect(run(configOf("Home"))).toBe(2);
  expect(listFiles(folder).filter((path) => path.startsWith("/records/"))).toHaveLength(1);
});

test("keeps the results of the last config that could be checked", () => {
  run(configOf("Home"));
  run("{");
  expect(run(configOf("Home"))).toBe(1);
});
