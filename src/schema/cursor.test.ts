import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { configSchema } from "../config/config";
import { fieldMeta } from "../fields/kind";
import { Cursor } from "./cursor";
import { type Field, visitFields } from "./walk";

const config: unknown = JSON.parse(readFileSync("examples/harbour/site.config.json", "utf8"));
const root = Cursor.of(configSchema, config);
const fields: Field[] = [];
visitFields(configSchema, config, (field) => fields.push(field));

describe("Cursor", () => {
  test("has the same path and schema as each visited field", () => {
    expect(fields.length).toBeGreaterThan(20);
    for (const field of fields) {
      const place = root.at(field.path);
      expect(place.path).toEqual(field.path);
      expect(place.value).toBe(field.value);
      expect(place.inner && fieldMeta.get(place.inner)?.kind).toBe(field.kind);
      expect(place.root).toBe(root);
    }
  });

  test("describes missing values", () => {
    const place = Cursor.of(configSchema, { site: {} }).child("site").child("description");
    expect(place.value).toBeUndefined();
    expect(place.isOptional).toBe(true);
    expect([place.accepts("A world."), place.accepts(5)]).toEqual([true, false]);
  });

  test("also moves to places unknown to the schema", () => {
    const place = root.at(["site", "nonsense", 3]);
    expect(place.schema).toBeUndefined();
    expect(place.keys).toEqual([]);
    expect(place.accepts("anything")).toBe(false);
    expect(place.path).toEqual(["site", "nonsense", 3]);
  });

  test("lists the keys that the chosen type allows", () => {
    const block = Cursor.of(configSchema, {
      routes: [{ blocks: [{ type: "text" }] }],
    }).at(["routes", 0, "blocks", 0]);
    expect(block.keys).toContain("text");
    expect(block.keys).not.toContain("items");
    expect(block.child("text").sibling("type").value).toBe("text");
  });
});
