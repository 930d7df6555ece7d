import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepSchemaCopy } from "./schemaCopy";
import { hasSchemaFile } from "./schemaFiles";

const published = readFileSync(join(import.meta.dirname, "../../../schema/site.schema.json"), "utf8");
const older = published.replace('"description"', '"$comment"');
let folder: string;
const at = (...path: string[]) => join(folder, ...path);
const write = (path: string, text: string) => {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
};
const copy = (path = "site/site.schema.json") => readFileSync(at(path), "utf8");
const keep = (path = "site/site.config.json") => keepSchemaCopy(at(path), at("program"));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "spawnpage-schema-copy-"));
  write("program/schema/site.schema.json", published);
  write("site/site.config.json", '{ "$schema": "./site.schema.json", "version": 1 }');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("writes a missing copy that a config refers to", () => {
  keep();
  expect(copy()).toBe(published);
});

test("updates a copy of another version, and keeps a current one whatever its line endings", () => {
  write("site/site.schema.json", older);
  keep();
  expect(copy()).toBe(published);
  const byGit = published.replaceAll("\n", "\r\n");
  write("site/site.schema.json", byGit);
  keep();
  expect(copy()).toBe(byGit);
});

test("never overwrites other files", () => {
  write("site/site.schema.json", '{ "title": "Mine" }');
  keep();
  expect(copy()).toBe('{ "title": "Mine" }');
});

test.each([
  "./schema/site.schema.json",
  "./node_modules/spawnpage/schema/site.schema.json",
  "https://town.example/site.schema.json",
])("no copy is made for a config that names %s", (reference) => {
  write("site/site.config.json", JSON.stringify({ $schema: reference, version: 1 }));
  keep();
  expect(hasSchemaFile(at("site"), "./site.schema.json")).toBe(false);
});

test("writes nothing into node_modules", () => {
  write("node_modules/town/site.config.json", '{ "$schema": "./site.schema.json" }');
  keep("node_modules/town/site.config.json");
  expect(hasSchemaFile(at("node_modules/town"), "./site.schema.json")).toBe(false);
});

test("also updates the copy of a broken config, and ignores a missing one", () => {
  write("site/site.config.json", '{ "$schema": "site.schema.json", "version": ');
  keep();
  expect(copy()).toBe(published);
  expect(() => keep("nowhere/site.config.json")).not.toThrow();
});
