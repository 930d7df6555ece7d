import * as z from "zod";
import { heroBlock } from "./hero/schema";
import * as nestable from "./nestable";
import { tabsBlock } from "./tabs/schema";
import type { Compiled } from "../fields/compiled";

type NestedBlock = (typeof nestable)[keyof typeof nestable];

/** The schemas of the blocks that may stand inside another, by the alphabet of their types. */
const nestedBlocks = Object.values(nestable).sort((a, b) =>
  a.shape.type.value < b.shape.type.value ? -1 : 1,
) as [NestedBlock, ...NestedBlock[]];

/** A block inside another one. */
export const nestedBlockSchema = z
  .discriminatedUnion("type", nestedBlocks)
  .meta({ description: "A block inside another block. The other keys depend on its `type`." });

/** Any block of a page, by its `type`. A new block type is one line here, or in `nestable.ts` when others may hold it. */
export const blockSchema = z
  .discriminatedUnion("type", [heroBlock, tabsBlock(nestedBlockSchema), ...nestedBlocks])
  .meta({ description: "A block: one section of a page. The other keys depend on its `type`." });

/** A checked block of the config. */
export type Block = z.output<typeof blockSchema>;
/** A block as authors write it. */
export type BlockInput = z.input<typeof blockSchema>;
export type BlockType = Block["type"];
/** A block as the page needs it: the props of its component. */
export type CompiledBlock = Compiled<Block>;
/** The schema of each block type. */
export const blockSchemas = Object.fromEntries(
  blockSchema.options.map((option) => [option.shape.type.value, option]),
) as { [T in BlockType]: Extract<(typeof blockSchema.options)[number], z.ZodType<{ type: T }>> };
