import type { CompiledBlock } from "./schemas";

/**
 * Shows each of these blocks to `visit`, and after each the blocks inside of it, however deep. Wherever a
 * block holds others, they stand under the key `blocks`.
 */
export function visitBlocks(blocks: readonly CompiledBlock[], visit: (block: CompiledBlock) => void): void {
  for (const block of blocks) {
    visit(block);
    visitNested(block, visit);
  }
}

function visitNested(value: object, visit: (block: CompiledBlock) => void): void {
  for (const key in value) {
    const item: unknown = value[key as keyof object];
    if (typeof item !== "object" || item === null) continue;
    if (key === "blocks") visitBlocks(item as CompiledBlock[], visit);
    else visitNested(item, visit);
  }
}
