import type { PageBlock } from "./made";

/**
 * Shows each of these blocks to `visit`, and after each the blocks inside of it, however deep. Wherever a
 * block holds others, they stand under the key `blocks`.
 */
export function visitBlocks(blocks: readonly PageBlock[], visit: (block: PageBlock) => void): void {
  let all = known.get(blocks);
  if (!all) known.set(blocks, (all = collect(blocks, [])));
  all.forEach(visit);
}

/** What was found among blocks: several ask about those of one page. */
const known = new WeakMap<readonly PageBlock[], PageBlock[]>();

/** Adds each of these blocks to `found`, and after each the blocks inside of it. */
function collect(blocks: readonly PageBlock[], found: PageBlock[]): PageBlock[] {
  for (const block of blocks) {
    found.push(block);
    collectInside(block, found);
  }
  return found;
}

function collectInside(value: object, found: PageBlock[]): void {
  // Of a list, the keys would be written out as texts.
  if (Array.isArray(value)) {
    for (const item of value as unknown[]) if (isObject(item)) collectInside(item, found);
    return;
  }
  for (const key in value) {
    const item: unknown = value[key as keyof object];
    if (!isObject(item)) continue;
    if (key === "blocks") collect(item as PageBlock[], found);
    else collectInside(item, found);
  }
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
