import type { Node } from "jsonc-parser";
import type { Change } from "./changes";
import type { Lines } from "./lines";
import type { Mistake } from "./mistake";
import { allOf } from "../words/words";

type Found = Pick<Mistake, "message" | "offset" | "length" | "changes"> & {
  /** The first key of the second entry. */
  key: string;
};

/** Finds missing `}, {` between two list entries. */
export function findRunTogether(group: Node, lines: Lines, enough: number): Found[] {
  const runs = runsOf(group);
  const pairs = runs.slice(1).map((run, index) => ({ first: runs[index]!, second: run }));
  return pairs.every(looksForgotten) ? pairs.slice(0, enough).map((pair) => explain(group, pair, lines)) : [];
}

/** The keys of two entries that were merged into one object. */
interface Pair {
  first: readonly Node[];
  second: readonly Node[];
}

/** An object's keys, split before each one that repeats a key of its run. */
function runsOf(group: Node): Node[][] {
  const runs: Node[][] = [[]];
  let seen = new Set<unknown>();
  for (const { children: [key] = [] } of group.children ?? []) {
    if (!key) continue;
    if (seen.has(key.value)) {
      runs.push([]);
      seen = new Set();
    }
    seen.add(key.value);
    runs.at(-1)!.push(key);
  }
  return runs;
}

/** Whether at least two keys are repeated in the same order, and not all with the same values. */
function looksForgotten({ first, second }: Pair): boolean {
  const again = repeated(first, second);
  const before = repeated(second, first);
  const isOrdered = again.every((key, index) => key.value === before[index]!.value);
  const isCopy = again.every((key, index) => valueText(key) === valueText(before[index]!));
  return again.length > 1 && isOrdered && !isCopy;
}

/** The second keys whose names are among the first ones. */
function repeated(first: readonly Node[], second: readonly Node[]): Node[] {
  const names = new Set(first.map(({ value }) => value as unknown));
  return second.filter(({ value }) => names.has(value));
}

function valueText(key: Node): string {
  const value = key.parent?.children?.[1];
  return JSON.stringify(value, (name, part: unknown) =>
    /^(?:parent|offset|colonOffset|length)$/.test(name) ? undefined : part,
  );
}

function explain(group: Node, { first, second }: Pair, lines: Lines): Found {
  const key = second[0]!;
  const again = repeated(first, second);
  const { line } = lines.position(repeated(second, first)[0]!.offset);
  const name = JSON.stringify(key.value);
  const names = allOf(again.map(({ value }) => value as unknown));
  const isInList = group.parent?.type === "array";
  const message = isInList
    ? `Two entries are not separated, so ${names} are set twice (first on line ${line}). Add }, { before this ${name}.`
    : `${names} are set twice (first on line ${line}). Remove the duplicate keys. If you want two objects, end the first one before this ${name}, and give the second one its own key.`;
  // Otherwise, the keys before it may belong to the second entry.
  const isPlain = key.value === first[0]!.value || second.some(({ value }) => value === first.at(-1)!.value);
  const change = isInList && isPlain ? separation(group, first.at(-1)!, key, lines) : undefined;
  return {
    key: key.value as string,
    message,
    offset: key.offset,
    length: key.length,
    ...(change ? { changes: [change] } : {}),
  };
}

/** Inserts `}, {` between two properties. */
function separation(group: Node, last: Node, next: Node, lines: Lines): Change | undefined {
  const offset = last.parent!.offset + last.parent!.length;
  const between = lines.text.slice(offset, next.offset);
  if (!/^[ \t\r\n]*,?[ \t\r\n]*$/.test(between)) return undefined;
  const [lineEnd] = /\r\n|\n|\r/.exec(between) ?? [];
  const [indent = ""] = /^[ \t]*/.exec(lines.line(lines.position(group.offset).line)) ?? [];
  const space = /[ \t]*$/.exec(between)![0];
  const text =
    lineEnd === undefined ? " }, { " : `${lineEnd}${indent}},${lineEnd}${indent}{${lineEnd}${space}`;
  return { offset, length: between.length, text };
}
