import type { Node } from "jsonc-parser";
import type { Path } from "../schema/walk";
import type { Change } from "./changes";
import { nodeAt } from "./locate";
import { readQuickly } from "./parse";
import type { Span } from "./position";

const lists = { routes: ["routes"], posts: ["news", "posts"] } as const;
type ListName = keyof typeof lists;

/** The positions of the entries of `routes` and `news.posts` in a text of strict JSON. */
export type RouteIndex = Readonly<Record<ListName, readonly Span[]>>;

/** An entry of `routes` or `news.posts`. */
export interface RouteEntry {
  list: ListName;
  index: number;
}

/** Finds the entries in a parse tree. A list that does not exist is empty. */
export function indexRoutes(root: Node): RouteIndex {
  const spansOf = (name: ListName) => {
    const list = nodeAt(root, lists[name]);
    return (list?.type === "array" ? (list.children ?? []) : []).map(({ offset, length }) => ({
      offset,
      length,
    }));
  };
  return { routes: spansOf("routes"), posts: spansOf("posts") };
}

/** The entry that contains a path, and the rest of the path; `undefined` for all other paths. */
export function entryAt(path: Path): (RouteEntry & { rest: Path }) | undefined {
  for (const list of ["routes", "posts"] as const) {
    const { length } = lists[list];
    const index = path[length];
    if (typeof index === "number" && lists[list].every((key, depth) => path[depth] === key)) {
      return { list, index, rest: path.slice(length + 1) };
    }
  }
  return undefined;
}

/**
 * Updates an index after changes inside entries, without parsing the rest of the text.
 * @param text - after the changes
 * @param changes - with offsets before them; they do not overlap
 * @returns the index and the changed entries; `undefined` if the text must be indexed again
 */
export function updateIndex(
  { routes, posts }: RouteIndex,
  text: string,
  changes: readonly Change[],
): { index: RouteIndex; touched: RouteEntry[] } | undefined {
  const entries = [...entriesOf("routes", routes), ...entriesOf("posts", posts)].sort(
    (a, b) => a.offset - b.offset,
  );
  const ordered = [...changes].sort((a, b) => a.offset - b.offset);
  const index: Record<ListName, Span[]> = { routes: [], posts: [] };
  const touched: RouteEntry[] = [];
  let next = 0;
  let shift = 0;
  for (const { list, index: number, offset, length } of entries) {
    let growth = 0;
    const first = next;
    for (
      let change = ordered[next];
      change && isInside(change, { offset, length });
      change = ordered[++next]
    ) {
      growth += change.text.length - change.length;
    }
    const span = { offset: offset + shift, length: length + growth };
    if (next > first) {
      if (!isValue(text.slice(span.offset, span.offset + span.length))) return undefined;
      touched.push({ list, index: number });
    }
    index[list].push(span);
    shift += growth;
  }
  // A change outside of all entries stops the loop above at that change.
  return next === ordered.length ? { index, touched } : undefined;
}

function entriesOf(list: ListName, spans: readonly Span[]): (RouteEntry & Span)[] {
  return spans.map((span, index) => ({ list, index, ...span }));
}

/** An insertion at either end of an entry is outside. */
function isInside(change: Change, { offset, length }: Span): boolean {
  const end = change.offset + change.length;
  return change.length > 0
    ? change.offset >= offset && end <= offset + length
    : change.offset > offset && change.offset < offset + length;
}

/** Whether a text is one strict JSON value, without spaces around it. */
function isValue(text: string): boolean {
  return text.trim() === text && readQuickly(text) !== undefined;
}
