import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hasSchemaFile, nearSchemaFile } from "./schemaFiles";

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "spawnpage-schema-files-"));
  mkdirSync(join(root, "checkout/schema"), { recursive: true });
  mkdirSync(join(root, "checkout/sites/mossy"), { recursive: true });
  writeFileSync(join(root, "checkout/schema/site.schema.json"), "{}");
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test("finds the published schema next to the config and above it", () => {
  expect(nearSchemaFile(join(root, "checkout"))).toBe("./schema/site.schema.json");
  expect(nearSchemaFile(join(root, "checkout/sites/mossy"))).toBe("../../schema/site.schema.json");
  expect(nearSchemaFile(root)).toBeUndefined();
});

test("finds a copy next to the config, and otherwise in the package", () => {
  const folder = join(root, "owner");
  mkdirSync(join(folder, "node_modules/spawnpage/schema"), { recursive: true });
  writeFileSync(join(folder, "node_modules/spawnpage/schema/site.schema.json"), "{}");
  expect(nearSchemaFile(folder)).toBe("./node_modules/spawnpage/schema/site.schema.json");
  writeFileSync(join(folder, "site.schema.json"), "{}");
  expect(nearSchemaFile(folder)).toBe("./site.schema.json");
});

test("resolves a reference from the folder of the config", () => {
  const folder = join(root, "checkout/sites/mossy");
  expect(hasSchemaFile(folder, "../../schema/site.schema.json")).toBe(true);
  expect(hasSchemaFile(folder, "../../schema/site.schema.json#")).toBe(true);
  expect(hasSchemaFile(folder, "./schema/site.schema.json")).toBe(false);
});
