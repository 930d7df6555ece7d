import type { Finding } from "./finding";

/** The most findings to report. Nobody reads more at once, and placing each takes time. */
export const mostFindings = 1000;

/** The number of findings to search for: all reported ones and one more, which shows that there are more. */
export const enoughFindings = mostFindings + 1;

/** Searches one item after the other until there are enough findings. */
export function findInEach<Item>(items: Iterable<Item>, find: (item: Item) => readonly Finding[]): Finding[] {
  const found: Finding[] = [];
  for (const item of items) {
    found.push(...find(item));
    if (found.length >= enoughFindings) break;
  }
  return found;
}
