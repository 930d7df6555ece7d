import { expect, test } from "vitest";
import * as z from "zod";
import { fieldMeta, type FieldMeta } from "../fields/kind";
import { type Field, mapFields, visitFields } from "./walk";

const meta: Required<FieldMeta> = {
  kind: "text",
  nameKeys: ["title"],
  required: true,
  isNumbered: true,
  happens: true,
  called: "link",
  actions: ["href", "copy"],
  opens: "links",
  mayBeEmpty: true,
  isTitle: true,
  isLine: true,
  names: "person",
  isOriginal: true,
  place: { sizes: "100vw", height: 20 },
  button: { prefix: "tab-", of: "tab" },
};
const schema = z.object({ name: z.string() });
fieldMeta.add(schema.shape.name, meta);

test("has all metadata of its schema, both visited and replaced", () => {
  const seen: Field[] = [];
  visitFields(schema, { name: "Ada" }, (field) => seen.push(field));
  mapFields(schema, { name: "Ada" }, (field) => seen.push(field));
  expect(seen).toHaveLength(2);
  const keys = Object.keys(meta) as (keyof FieldMeta)[];
  for (const field of seen) expect(Object.fromEntries(keys.map((key) => [key, field[key]]))).toEqual(meta);
});
