import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { minimalConfig } from "../../tests/validate/minimalBlocks";
import { root } from "../../tests/sites/configs";
import { readSchema } from "./publishedSchema";

const accepts = readSchema(readFileSync(`${root}/schema/site.schema.json`, "utf8"));

test("accepts a valid config and refuses an unknown key", () => {
  expect(accepts(minimalConfig({ type: "text", text: "Words." }))).toBe(true);
  expect(accepts(minimalConfig({ type: "text", txet: "Words." }))).toBe(false);
});

test("refuses a key with a lone surrogate, which cannot be part of a URI", () => {
  expect(accepts({ ...minimalConfig(), "\uD800": 1 })).toBe(false);
  expect(accepts({ ...minimalConfig(), constants: { "\uD800": 1 } })).toBe(false);
});
