import * as z from "zod";
import { columnsBlock } from "./columns/schema";
import { heroBlock } from "./hero/schema";
import * as nestable from "./nestable";
import { tabsBlock } from "./tabs/schema";
import type { Compiled } from "../fields/compiled";

type NestedBlock = (typeof nestable)[keyof typeof nestable];

/** The schemas of nestable blocks, in alphabetical order. */
const nestedBlocks = Object.values(nestable).sort((a, b) =>
  a.shape.type.value < b.shape.type.value ? -1 : 1,
) as [NestedBlock, ...NestedBlock[]];

export const nestedBlockSchema = z
  .discriminatedUnion("type", nestedBlocks)
  .meta({ description: "A block inside another block. The other keys depend on its `type`." });

/** Any block of a page. A new block type is one line here, or in `nestable.ts` if it can be nested. */
export const blockSchema = z
  .discriminatedUnion("type", [
    heroBlock,
    columnsBlock(nestedBlockSchema),
    tabsBlock(nestedBlockSchema),
    ...nestedBlocks,
  ])
  .meta({ description: "A block: one section of a page. The other keys depend on its `type`." });

export type Block = z.output<typeof blockSchema>;
export type BlockInput = z.input<typeof blockSchema>;
export type BlockType = Block["type"];
/** The props of a block's component. */
export type CompiledBlock = Compiled<Block>;
export const blockSchemas = Object.fromEntries(
  blockSchema.options.map((option) => [option.shape.type.value, option]),
) as { [T in BlockType]: Extract<(typeof blockSchema.options)[number], z.ZodType<{ type: T }>> };
