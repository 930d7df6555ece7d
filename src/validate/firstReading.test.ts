import { describe, expect, test } from "vitest";
import { minimalBlocks, minimalConfig } from "../../tests/validate/minimalBlocks";
import { configSchema } from "../config/config";

/** What is read of a value, and what is wrong with it. */
function read(value: unknown, jitless: boolean) {
  const { success, data, error } = configSchema.safeParse(value, { jitless });
  // As text, as the order of keys is the order in what is published.
  return JSON.stringify({ success, data, issues: error?.issues });
}

/** A block, and what becomes of it by one mistake at a key. */
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

// The first config of a process is read without the code that Zod writes for all others.
describe("the first config is read like every other", () => {
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
