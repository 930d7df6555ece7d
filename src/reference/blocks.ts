import type * as z from "zod";
import {
  blockSchema,
  blockSchemas,
  nestedBlockSchema,
  type BlockInput,
  type BlockType,
} from "../blocks/schemas";

type Examples = Record<string, BlockInput>;

/** Every example of every block type, found by the folder's name. */
const modules: Record<string, Examples> = import.meta.glob<Examples>("../blocks/*/examples.ts", {
  eager: true,
  import: "examples",
});

/** The block types, in the order in which blocks are offered. */
export const blockTypes = Object.keys(blockSchemas) as BlockType[];

/** The least that a block needs: what an editor inserts for it. */
export function smallestExample(type: BlockType): BlockInput {
  return examplesOf(type)[0]!;
}

/** A block as one would write it: what the reference shows of it. */
export function usualExample(type: BlockType): BlockInput {
  return examplesOf(type)[1]!;
}

function examplesOf(type: BlockType): BlockInput[] {
  return Object.values(modules[`../blocks/${type}/examples.ts`] ?? {});
}

/** Whether a value is a block, of whatever type. */
export function isBlock(schema: z.core.$ZodType): boolean {
  return schema === blockSchema || schema === nestedBlockSchema;
}
