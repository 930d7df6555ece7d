import type { PageBlock } from "./pageBlock";

/** Visits blocks, each before the blocks nested in it under the key `blocks`. */
export function visitBlocks(blocks: readonly PageBlock[], visit: (block: PageBlock) => void): void {
  let all = known.get(blocks);
  if (!all) known.set(blocks, (all = collect(blocks, [])));
  all.forEach(visit);
}

/** A cache, because a page's blocks are visited several times. */
const known = new WeakMap<readonly PageBlock[], PageBlock[]>();

function collect(blocks: readonly PageBlock[], found: PageBlock[]): PageBlock[] {
  for (const block of blocks) {
    found.push(block);
    collectInside(block, found);
  }
  return found;
}

function collectInside(value: object, found: PageBlock[]): void {
  // Not with `for … in`, which converts indices to strings.
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
