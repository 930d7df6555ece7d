import type { Node } from "jsonc-parser";
import type { Path } from "../schema/walk";
import { type Change, changeBetween } from "./changeBetween";
import type { Ends } from "./lazyTree";
import { parsedStrictly, readQuickly, type StrictText } from "./parse";
import { deepestNesting, mostValuesOf } from "./textLimits";

/**
 * Parses a text that differs from an earlier one only inside of one object or list, such as a page: only this is read again.
 * All other values stay the same objects. `undefined` if the whole text must be read.
 */
export function reread(last: StrictText, text: string): ReturnType<typeof parsedStrictly> | undefined {
  const before = last.text;
  const change = changeBetween(
    before,
    text,
    (at, other, size) => before.slice(at, at + size) === text.slice(other, other + size),
  );
  const path: (string | number)[] = [];
  let owner = last.root;
  for (let inner = ownerAt(owner, change); inner; inner = ownerAt(owner, change)) {
    owner = inner.node;
    path.push(inner.part);
    if (typeof inner.part === "number") break;
  }
  if (path.length === 0) return undefined;
  const { offset, length } = owner;
  const old = readQuickly(before.slice(offset, offset + length));
  const others = last.commas - (old?.commas ?? 0);
  const read = readQuickly(text.slice(offset, offset + length + change.growth), {
    depth: deepestNesting - path.length,
    commas: mostValuesOf(text) - others,
  });
  if (!read) return undefined;
  const value = withValue(last.value, path, read.value);
  return parsedStrictly({ text, value, commas: others + read.commas, ends: movedEnds(last.ends, change) });
}

/** The object or list directly in a node that has a change between its brackets. */
function ownerAt(
  { children = [], type }: Node,
  change: Change,
): { node: Node; part: Path[number] } | undefined {
  const isAround = ({ offset, length }: Node) => offset < change.start && change.end < offset + length;
  const index = children.findIndex(isAround);
  const child = children[index];
  if (!child || type === "array") return child?.children && { node: child, part: index };
  const [key, node] = child.children!;
  return node?.children && isAround(node) ? { node, part: String(key!.value) } : undefined;
}

function withValue(owner: unknown, [part, ...inside]: Path, value: unknown): unknown {
  if (part === undefined) return value;
  const copy = (Array.isArray(owner) ? [...(owner as unknown[])] : { ...(owner as object) }) as Record<
    string | number,
    unknown
  >;
  copy[part] = withValue(copy[part], inside, value);
  return copy;
}

function movedEnds(ends: Ends, { start: from, end: until, growth }: Change): Ends {
  const moved: Ends = new Map();
  for (const [start, end] of ends) {
    if (end <= from) moved.set(start, end);
    else if (start >= until) moved.set(start + growth, end + growth);
    else if (start < from && until < end) moved.set(start, end + growth);
  }
  return moved;
}
