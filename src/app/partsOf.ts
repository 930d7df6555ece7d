import { blockTypesOf } from "../blocks/BlockRenderer";
import type { BlockPart } from "../blocks/registry";
import type { Page } from "../compile/page";

/** What must be loaded to show a page: what its blocks need, and what its heading stands on. */
export function partsOf({ blocks, opening }: Page): Set<BlockPart> {
  const parts = blockTypesOf(blocks);
  return opening?.image ? parts.add("look") : parts;
}
