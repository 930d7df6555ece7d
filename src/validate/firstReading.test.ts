import { describe, expect, test, vi } from "vitest";
import { minimalBlocks, minimalConfig } from "../../tests/validate/minimalBlocks";
import { surroundings } from "../../tests/validate/surroundings";
import { configSchema } from "../config/config";
import type { validate as validateConfig } from "./validate";

/** The parsed value and its issues. */
function read(value: unknown, jitless: boolean) {
  const { success, data, error } = configSchema.safeParse(value, { jitless });
  // As text, because the order of keys is published too.
  return JSON.stringify({ success, data, issues: error?.issues });
}

/** A block, and its variants with one mistake at a key. */
function withMistakes(block: object): object[] {
  return [
    block,
    { ...block, unknown: 1 },
    ...Object.keys(block).flatMap((key) => {
      const { [key]: _, ...rest } = block as Record<string, unknown>;
      return [rest, ...[7, "", null, [{}], { type: [] }].map((value) => ({ ...block, [key]: value }))];
    }),
  ];
}

// The first config of a process is parsed without the code that Zod generates for later ones.
describe("the first config is parsed like every other", () => {
  test.each(Object.entries(minimalBlocks))("with a block of the type %s", (_type, block) => {
    for (const variant of withMistakes(block)) {
      const config = minimalConfig(variant);
      expect(read(config, true)).toEqual(read(config, false));
    }
  });

  test.each([
    ["nothing", {}],
    ["a list", []],
    ["a text", "x"],
    ["no value", undefined],
  ])("%s", (_name, value) => {
    expect(read(value, true)).toEqual(read(value, false));
  });
});

test("parses the first config of a process without generated code, and the next ones with it", async () => {
  // A separate copy that has parsed nothing yet. All copies share the schema.
  const fresh = "./validate.ts?fresh";
  const { validate } = (await import(fresh)) as { validate: typeof validateConfig };
  const safeParse = vi.spyOn(configSchema, "safeParse");
  const text = JSON.stringify(minimalConfig());
  for (let time = 0; time < 3; time++) expect(validate(text, surroundings).config).toBeDefined();
  expect(safeParse.mock.calls.map(([, options]) => options?.jitless)).toEqual([true, false, false]);
});
