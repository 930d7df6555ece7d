import { getNodeValue, type Node } from "jsonc-parser";
import type { Path } from "../schema/walk";
import type { Change } from "./changes";
import { indentAt, indentationOf, inLines, inOneLine, isMultiline, longestLine, toJson } from "./formatting";
import { previousKey, siblingKeys } from "./keyOrder";
import { nodeAt, propertiesOf } from "./locate";
import { endOf } from "./removal";

/** The position of a new key: first, last (default), or after the keys that precede it in objects of the same kind. */
export interface KeyPlace {
  isFirst?: boolean;
  /** All keys of such objects in their usual order. Similar objects next to this one have priority. */
  order?: readonly string[];
}

/** The JSON of a new list entry, in the style of its neighbour, if it has one. */
export type WriteEntry = (list: Node, neighbour: Node | undefined) => string;

/** Adds a value at a path in its object or at the end of its list, and creates missing objects on the path. */
export function insertion(
  text: string,
  root: Node,
  path: Path,
  value: unknown,
  place: KeyPlace = {},
): Change | undefined {
  let group = root;
  let depth = 0;
  for (; depth < path.length - 1; depth++) {
    const next = nodeAt(group, [path[depth]!]);
    if (!next) break;
    group = next;
  }
  const nested = path.slice(depth + 1).reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
  if (group.type === "array") {
    return depth < path.length - 1 ? undefined : append(text, group, plainly(text, value));
  }
  return group.type === "object" ? insertKey(text, group, String(path[depth]), nested, place) : undefined;
}

function insertKey(text: string, group: Node, key: string, value: unknown, place: KeyPlace): Change {
  const name = JSON.stringify(key);
  const entries = group.children ?? [];
  const last = entries.at(-1);
  if (!last) {
    const isSpace = text.slice(group.offset + 1, endOf(group) - 1).trim() === "";
    const length = isSpace ? group.length - 2 : 0;
    return { offset: group.offset + 1, length, text: ` ${name}: ${toJson(value, text, group)} ` };
  }
  const previous = place.isFirst ? undefined : previousEntry(group, key, place);
  // Uses the same space as the neighbouring entry.
  const neighbour = previous ?? entries[0]!;
  const space = spaceBefore(text, neighbour);
  const colon = /\s/.test(text.charAt((last.colonOffset ?? 0) + 1)) ? ": " : ":";
  const entry = `${name}${colon}${toJson(value, text, group, { offset: last.offset })}`;
  return previous
    ? { offset: endOf(previous), length: 0, text: `,${space}${entry}` }
    : { offset: neighbour.offset, length: 0, text: `${entry},${space}` };
}

/** The property that a new key follows; `undefined` if it comes first. */
function previousEntry(group: Node, key: string, { order }: KeyPlace): Node | undefined {
  const properties = propertiesOf(group);
  const orders = order ? [...siblingKeys(group, key), order] : [];
  const previous = previousKey([...properties.keys()] as string[], key, orders);
  return previous === undefined ? undefined : (properties.get(previous) ?? group.children!.at(-1));
}

/** Adds an entry to a list before the one at an index, or as the last one; `undefined` if the index is too high. */
export function insertEntry(text: string, list: Node, index: number, write: WriteEntry): Change | undefined {
  const entries = list.children ?? [];
  const next = entries[index];
  if (next) return insertBefore(text, next, write);
  if (index !== entries.length) return undefined;
  return append(text, list, write);
}

/** Writes a value in the style of its neighbour: in several lines if that has several. */
export function likeNeighbour(text: string, value: unknown): WriteEntry {
  return (list, neighbour) => {
    if (!neighbour) return onlyEntry(text, list, inOneLine(value), (indent) => inLines(text, value, indent));
    const isGroup = typeof value === "object" && value !== null && Object.keys(value).length > 0;
    const isExpanded = isGroup && isMultiline(text, neighbour);
    return toJson(value, text, list, { offset: neighbour.offset, isExpanded });
  };
}

/** Writes a value in one line if it fits. */
export function plainly(text: string, value: unknown): WriteEntry {
  return (list, neighbour) => toJson(value, text, list, { offset: (neighbour ?? list).offset });
}

/** Copies the text of an entry with its formatting, at the indentation of its new list. */
export function copied(text: string, entry: Node): WriteEntry {
  const source = text.slice(entry.offset, endOf(entry));
  const from = indentAt(text, entry.offset);
  const at = (indent: string) => source.replaceAll(new RegExp(`(\\r\\n|\\n|\\r)${from}`, "g"), `$1${indent}`);
  const line = isMultiline(text, entry) ? inOneLine(getNodeValue(entry)) : source;
  return (list, neighbour) => {
    if (line === source) return source;
    if (!neighbour) return onlyEntry(text, list, line, at, 0);
    return isMultiline(text, list) ? at(indentAt(text, neighbour.offset)) : line;
  };
}

/** An entry of an empty list: in the line of the brackets if it fits there. */
function onlyEntry(
  text: string,
  list: Node,
  line: string,
  at: (indent: string) => string,
  longest = longestLine,
): string {
  const { lineEnd, step } = indentationOf(text);
  const around = list.parent?.parent ?? list.parent;
  const isInLine = around !== undefined && !isMultiline(text, around);
  if (lineEnd === undefined || isInLine || line.length <= longest) return line;
  const indent = indentAt(text, list.offset);
  return `${lineEnd}${indent}${step}${at(indent + step)}${lineEnd}${indent}`;
}

export function insertBefore(text: string, entry: Node, write: WriteEntry): Change {
  const space = spaceBefore(text, entry) || " ";
  return { offset: entry.offset, length: 0, text: `${write(entry.parent!, entry)},${space}` };
}

function append(text: string, list: Node, write: WriteEntry): Change {
  const last = list.children?.at(-1);
  if (!last) {
    const inside = text.slice(list.offset + 1, endOf(list) - 1);
    if (inside.trim() !== "") return { offset: list.offset + 1, length: 0, text: write(list, undefined) };
    return { offset: list.offset, length: list.length, text: `[${write(list, undefined)}]` };
  }
  const space =
    list.children!.length > 1
      ? spaceBefore(text, last)
      : /^\s*/.exec(text.slice(list.offset + 1, last.offset))![0] || " ";
  return { offset: endOf(last), length: 0, text: `,${space}${write(list, last)}` };
}

function spaceBefore(text: string, entry: Node): string {
  const before = text.slice(entry.parent!.offset + 1, entry.offset);
  return before.slice(before.trimEnd().length);
}
