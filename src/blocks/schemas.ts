import * as z from "zod";
import { calloutBlock } from "./callout/schema";
import { cardsBlock } from "./cards/schema";
import { ctaBlock } from "./cta/schema";
import { faqBlock } from "./faq/schema";
import { formBlock } from "./form/schema";
import { heroBlock } from "./hero/schema";
import { staffBlock } from "./staff/schema";
import { statsBlock } from "./stats/schema";
import { tabsBlock } from "./tabs/schema";
import { textBlock } from "./text/schema";
import type { Compiled } from "../fields/compiled";

/** Every block type that may stand inside another block. */
const nestable = [
  cardsBlock,
  statsBlock,
  formBlock,
  faqBlock,
  staffBlock,
  ctaBlock,
  calloutBlock,
  textBlock,
] as const;

/** A block inside another one. */
export const nestedBlockSchema = z
  .discriminatedUnion("type", nestable)
  .meta({ description: "A block inside another one. Its type decides which keys it has." });

/** Any block of a page, by its `type`. A new block type is one line here, or in `nestable` when tabs may hold it. */
export const blockSchema = z
  .discriminatedUnion("type", [heroBlock, tabsBlock(nestedBlockSchema), ...nestable])
  .meta({ description: "A block: one section of a page. Its type decides which keys it has." });

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
