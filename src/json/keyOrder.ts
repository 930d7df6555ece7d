import type { Node } from "jsonc-parser";
import { entryOf } from "./removal";
import { propertiesOf } from "./locate";

/** The number of entries on each side that are compared. */
const mostSiblings = 20;

/**
 * The key that a new key follows: the nearest one before it in an order that contains it.
 * @param keys - the keys of an object
 * @param orders - keys of similar objects in their order, best first
 * @returns `undefined` if the new key comes first; the last key if no order helps
 */
export function previousKey(
  keys: readonly string[],
  key: string,
  orders: readonly (readonly string[])[],
): string | undefined {
  for (const order of orders) {
    const index = order.indexOf(key);
    if (index < 0) continue;
    const before = order.slice(0, index).findLast((one) => keys.includes(one));
    if (before !== undefined) return before;
    const after = order.slice(index + 1).find((one) => keys.includes(one));
    if (after !== undefined) return keys[keys.indexOf(after) - 1];
  }
  return keys.at(-1);
}

/** The keys of the nearest object that has a key, among the entries of the list or object around a group. */
export function siblingKeys(group: Node, key: string): string[][] {
  const entry = entryOf(group);
  const entries = entry.parent?.children ?? [];
  const index = entries.indexOf(entry);
  for (let distance = 1; distance <= mostSiblings; distance++) {
    for (const sibling of [entries[index - distance], entries[index + distance]]) {
      const value = sibling?.type === "property" ? sibling.children?.[1] : sibling;
      if (value?.type === "object" && propertiesOf(value).has(key)) {
        return [[...propertiesOf(value).keys()] as string[]];
      }
    }
  }
  return [];
}
