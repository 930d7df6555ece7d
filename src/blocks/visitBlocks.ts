import type { PageBlock } from "./made";

/**
 * Shows each of these blocks to `visit`, and after each the blocks inside of it, however deep. Wherever a
 * block holds others, they stand under the key `blocks`.
 */
export function visitBlocks(blocks: readonly PageBlock[], visit: (block: PageBlock) => void): void {
  for (const block of blocks) {
    visit(block);
    visitNested(block, visit);
  }
}

function visitNested(value: object, visit: (block: PageBlock) => void): void {
  for (const key in value) {
    const item: unknown = value[key as keyof object];
    if (typeof item !== "object" || item === null) continue;
    if (key === "blocks") visitBlocks(item as PageBlock[], visit);
    else visitNested(item, visit);
  }
}
