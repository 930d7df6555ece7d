import { describe, expect, it } from "vitest";
import { blockFacts } from "../fields/parts/block";
import { type Schema, structureOf } from "../schema/structure";
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
function namesIn(schema: Schema): Set<string> {
  const structure = structureOf(schema);
  switch (structure.is) {
    case "optional":
      return namesIn(structure.inner);
    case "list":
      return namesIn(structure.entry);
    case "choice":
      return joined(structure.options.map(namesIn));
    case "group":
      return joined([new Set(Object.keys(structure.keys)), ...Object.values(structure.keys).map(namesIn)]);
    case "literal":
    case "enum":
      return new Set(structure.values.map(String));
    default:
      return new Set();
  }
}

/** The keys of a schema under which blocks stand. */
function listsOfBlocks(schema: Schema, key = ""): string[] {
  const structure = structureOf(schema);
  switch (structure.is) {
    case "optional":
      return listsOfBlocks(structure.inner, key);
    case "list":
      return listsOfBlocks(structure.entry, key);
    case "choice":
      return structure.options.some((option) => blockFacts.get(option) !== undefined)
        ? [key]
        : structure.options.flatMap((option) => listsOfBlocks(option, key));
    case "group":
      return Object.entries(structure.keys).flatMap(([name, child]) => listsOfBlocks(child, name));
    default:
      return [];
  }
}

function joined(sets: readonly Set<string>[]): Set<string> {
  return new Set(sets.flatMap((names) => [...names]));
}
