import { extraPartsOf } from "./extraParts";
import { hasLook } from "./hasLook";
import type { PageBlock } from "./pageBlock";
import type { BlockPart } from "./registry";
import { visitBlocks } from "./visitBlocks";

/** The parts that render these blocks, including nested ones. */
export function blockTypesOf(blocks: readonly PageBlock[]): Set<BlockPart> {
  const parts = new Set<BlockPart>();
  visitBlocks(blocks, (block) => {
    parts.add(block.type);
    extraPartsOf(block).forEach((part) => parts.add(part));
    if (hasLook(block)) parts.add("look");
  });
  return parts;
}
