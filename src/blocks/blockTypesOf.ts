import { extraPartOf } from "./extraPartOf";
import { hasLook } from "./hasLook";
import type { PageBlock } from "./made";
import type { BlockPart } from "./registry";
import { visitBlocks } from "./visitBlocks";

/** What must be loaded to render these blocks: every type that occurs in them, however deep, and what they stand in. */
export function blockTypesOf(blocks: readonly PageBlock[]): Set<BlockPart> {
  const parts = new Set<BlockPart>();
  visitBlocks(blocks, (block) => {
    parts.add(block.type);
    const extra = extraPartOf(block);
    if (extra) parts.add(extra);
    if (hasLook(block)) parts.add("look");
  });
  return parts;
}
