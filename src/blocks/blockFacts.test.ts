import type * as z from "zod";
import { describe, expect, it } from "vitest";
import { blockFacts } from "../fields/block";
import { type BlockType, blockSchemas } from "./schemas";

describe.each(Object.keys(blockSchemas) as BlockType[])("%s", (type) => {
  it("is called otherwise only by names that it has", () => {
    const { alsoCalled = {} } = blockFacts.get(blockSchemas[type]) ?? {};
    expect([...namesIn(blockSchemas[type])]).toEqual(expect.arrayContaining(Object.keys(alsoCalled)));
  });

  it("has its lists of blocks, and nothing else, under the key blocks, where they are looked for", () => {
    const keys = listsOfBlocks(blockSchemas[type]);
    expect(keys.filter((key) => key !== "blocks")).toEqual([]);
    expect(namesIn(blockSchemas[type]).has("blocks")).toBe(keys.length > 0);
  });
});

/** Every key and every value of a choice that a schema has. */
function namesIn(schema: z.core.$ZodType): Set<string> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if ("innerType" in def) return namesIn(def.innerType);
  switch (def.type) {
    case "array":
      return namesIn(def.element);
    case "union":
      return joined(def.options.map(namesIn));
    case "object":
      return joined([new Set(Object.keys(def.shape)), ...Object.values(def.shape).map(namesIn)]);
    case "literal":
      return new Set(def.values.map(String));
    case "enum":
      return new Set(Object.values(def.entries).map(String));
    default:
      return new Set();
  }
}

/** The keys of a schema under which blocks stand. */
function listsOfBlocks(schema: z.core.$ZodType, key = ""): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if ("innerType" in def) return listsOfBlocks(def.innerType, key);
  switch (def.type) {
    case "array":
      return listsOfBlocks(def.element, key);
    case "union":
      return def.options.some((option) => blockFacts.get(option) !== undefined)
        ? [key]
        : def.options.flatMap((option) => listsOfBlocks(option, key));
    case "object":
      return Object.entries(def.shape).flatMap(([name, child]) => listsOfBlocks(child, name));
    default:
      return [];
  }
}

function joined(sets: readonly Set<string>[]): Set<string> {
  return new Set(sets.flatMap((names) => [...names]));
}
