import { type BlockInput, blockSchemas, type BlockType } from "../../src/blocks/schemas";
import { smallestExample } from "../../src/reference/blocks";

/** The least that each block type needs, from its examples. */
export const minimalBlocks = Object.fromEntries(
  (Object.keys(blockSchemas) as BlockType[]).map((type) => [type, smallestExample(type)]),
) as { [T in BlockType]: Extract<BlockInput, { type: T }> };

/** A valid config whose only page has these blocks. */
export function minimalConfig(...blocks: unknown[]): Record<string, unknown> {
  return { version: 1, site: { name: "Mossy" }, routes: [{ path: "/", title: "Home", blocks }] };
}
