import type { Node } from "jsonc-parser";
import type { Change } from "./changes";

/** The value's entry in its object or list, including its key if it has one. */
export function entryOf(value: Node): Node {
  return value.parent?.type === "property" ? value.parent : value;
}

export function endOf({ offset, length }: Node): number {
  return offset + length;
}

/** Removes a value from its object or list, with its key and one comma. Comments stay. */
export function removal(text: string, value: Node): Change {
  const entry = entryOf(value);
  const group = entry.parent!;
  const { before, after } = neighboursOf(entry);
  const end = endOf(entry);
  if (after) return cut(entry.offset, after.offset, commentsIn(text.slice(end, after.offset)).trimStart());
  if (before) {
    const comments = commentsIn(text.slice(endOf(before), entry.offset));
    const isLineEnd = /^[ \t]*[\r\n]/.test(text.slice(end, end + longestSpace));
    return cut(endOf(before), end, isLineEnd ? comments.trimEnd() : comments);
  }
  const [start, last] = [group.offset + 1, endOf(group) - 1];
  return cut(start, last, commentsIn(text.slice(start, entry.offset)) + commentsIn(text.slice(end, last)));
}

/** The entries before and after one in the same object or list. */
export function neighboursOf(entry: Node): { before: Node | undefined; after: Node | undefined } {
  const entries = entry.parent?.children ?? [];
  const index = entries.indexOf(entry);
  return { before: entries[index - 1], after: entries[index + 1] };
}

/** Enough for the indentation behind an entry. */
const longestSpace = 100;

function cut(start: number, end: number, kept: string): Change {
  return { offset: start, length: end - start, text: kept };
}

const comma = /^((?:\s|(?:\/\/|#)[^\r\n]*(?:[\r\n]|$)|\/\*(?:(?!\*\/)[^])*\*\/)*),/;

/** The text between two entries without its comma, if it contains a comment. */
function commentsIn(between: string): string {
  return /^[\s,]*$/.test(between) ? "" : between.replace(comma, "$1");
}
