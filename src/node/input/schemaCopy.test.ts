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

test("a copy that a config names is written where it is missing", () => {
  keep();
  expect(copy()).toBe(published);
});

test("a copy of another version is written anew, and one of this version stays, whatever its line breaks", () => {
  write("site/site.schema.json", older);
  keep();
  expect(copy()).toBe(published);
  const byGit = published.replaceAll("\n", "\r\n");
  write("site/site.schema.json", byGit);
  keep();
  expect(copy()).toBe(byGit);
});

test("a file that is no copy of ours is never overwritten", () => {
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

test("nothing is written into node_modules", () => {
  write("node_modules/town/site.config.json", '{ "$schema": "./site.schema.json" }');
  keep("node_modules/town/site.config.json");
  expect(hasSchemaFile(at("node_modules/town"), "./site.schema.json")).toBe(false);
});

test("a config that is broken has its copy too, and one that is missing is no error here", () => {
  write("site/site.config.json", '{ "$schema": "site.schema.json", "version": ');
  keep();
  expect(copy()).toBe(published);
  expect(() => keep("nowhere/site.config.json")).not.toThrow();
});
