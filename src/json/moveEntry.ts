import type { Node } from "jsonc-parser";
import type { Path } from "../schema/walk";
import type { Change } from "./changes";
import { copied, insertEntry } from "./insertion";
import { nodeAt } from "./locate";
import { endOf, neighboursOf, removal } from "./removal";

/**
 * Moves a list entry, with its formatting, to an index of the same or another list.
 * @param to - the list's path before the move, and the entry's index after it
 * @returns `undefined` if it is not an entry of a list, or the target does not exist or is inside the entry
 */
export function moveEntry(text: string, root: Node, path: Path, to: Path): Change[] | undefined {
  const entry = nodeAt(root, path);
  const target = nodeAt(root, to.slice(0, -1));
  const index = to.at(-1);
  const list = entry?.parent;
  if (!entry || list?.type !== "array" || target?.type !== "array" || typeof index !== "number")
    return undefined;
  if (target === list) return moveInside(text, entry, index);
  if (path.every((part, depth) => to[depth] === part)) return undefined;
  const inserted = insertEntry(text, target, index, copied(text, entry));
  return inserted && [removal(text, entry), inserted];
}

/** Takes the separator along, so moving an entry back restores the text. */
function moveInside(text: string, entry: Node, to: number): Change[] | undefined {
  const entries = entry.parent!.children!;
  const from = entries.indexOf(entry);
  if (to < 0 || to >= entries.length) return undefined;
  if (to === from) return [];
  const { before, after } = neighboursOf(entry);
  const end = endOf(entry);
  const [start, stop] = after ? [entry.offset, after.offset] : [endOf(before!), end];
  const separator = after ? text.slice(end, stop) : text.slice(start, entry.offset);
  const source = text.slice(entry.offset, end);
  // The entry at the index behind the gap.
  const next = entries[to < from ? to : to + 1];
  const inserted = next
    ? { offset: next.offset, length: 0, text: source + separator }
    : { offset: endOf(entries.at(-1)!), length: 0, text: separator + source };
  return [{ offset: start, length: stop - start, text: "" }, inserted];
}
