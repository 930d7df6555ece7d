import type * as z from "zod";
import {
  blockSchema,
  blockSchemas,
  nestedBlockSchema,
  type BlockInput,
  type BlockType,
} from "../blocks/schemas";

type Examples = Record<string, BlockInput>;

/** The examples of every block type, by file. */
const modules: Record<string, Examples> = import.meta.glob<Examples>("../blocks/*/examples.ts", {
  eager: true,
  import: "examples",
});

/** In the order in which editors and docs list them. */
export const blockTypes = Object.keys(blockSchemas) as BlockType[];

/** The smallest valid block, which editors insert. */
export function smallestExample(type: BlockType): BlockInput {
  return examplesOf(type)[0]!;
}

/** A typical block, shown in the reference. */
export function usualExample(type: BlockType): BlockInput {
  return examplesOf(type)[1]!;
}

function examplesOf(type: BlockType): BlockInput[] {
  return Object.values(modules[`../blocks/${type}/examples.ts`] ?? {});
}

export function isBlock(schema: z.core.$ZodType): boolean {
  return schema === blockSchema || schema === nestedBlockSchema;
}
