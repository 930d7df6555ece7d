import { extraPartOf } from "./extraParts";
import { hasLook } from "./hasLook";
import type { PageBlock } from "./pageBlock";
import type { BlockPart } from "./registry";
import { visitBlocks } from "./visitBlocks";

/** The parts that render these blocks, including nested ones. */
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
