import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { minimalConfig } from "../../tests/validate/minimalBlocks";
import { root } from "../../tests/sites/configs";
import { readSchema } from "./publishedSchema";

const accepts = readSchema(readFileSync(`${root}/schema/site.schema.json`, "utf8"));

test("the published schema accepts a config, and refuses one with a key that it does not know", () => {
  expect(accepts(minimalConfig({ type: "text", text: "Words." }))).toBe(true);
  expect(accepts(minimalConfig({ type: "text", txet: "Words." }))).toBe(false);
});

test("the published schema refuses a key with half of a character, of which no address can be made", () => {
  expect(accepts({ ...minimalConfig(), "\uD800": 1 })).toBe(false);
  expect(accepts({ ...minimalConfig(), constants: { "\uD800": 1 } })).toBe(false);
});
