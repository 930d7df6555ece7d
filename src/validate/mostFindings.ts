import type { Finding } from "./finding";

/**
 * So many findings are told. Nobody reads more at once, and each takes its time: its words, its place and its fix are
 * looked for in all of the file.
 */
export const mostFindings = 1000;

/** The number of findings to search for: all reported ones and one more, which shows that there are more. */
export const enoughFindings = mostFindings + 1;

/** Searches one thing after the other until there are enough findings. */
export function findInEach<Item>(items: Iterable<Item>, find: (item: Item) => readonly Finding[]): Finding[] {
  const found: Finding[] = [];
  for (const item of items) {
    found.push(...find(item));
    if (found.length >= enoughFindings) break;
  }
  return found;
}
