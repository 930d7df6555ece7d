import { getNodeValue, type Node } from "jsonc-parser";
import type { Path } from "../schema/walk";
import type { Fix } from "./fix";
import type { Lines } from "./lines";
import { nodeAt, propertiesOf } from "./locate";
import { memoizeByObject } from "./memoizeByObject";
import type { Span, TextEdit } from "./position";

/** Replaces `length` characters at `offset` with `text`. */
export interface Change extends Span {
  text: string;
}

// jsonc-parser's `modify` cannot rename keys, parses the text again for each change, and reformats every line it
// touches, which is the whole file if it has only one line.

/** The changes that apply a fix, in the text's own formatting; `undefined` if it is not possible. */
export function fixChanges(
  text: string,
  root: Node,
  { path, fix }: { path: Path; fix?: Fix },
): Change[] | undefined {
  if (!fix || hasDuplicateKey(root, path)) return undefined;
  const changes =
    fix.do === "each"
      ? allOrNone(fix.fixes.map((one) => fixChanges(text, root, one)))
      : changesOf(text, root, [...path], fix);
  return changes && changes.length > 0 ? withoutOverlap(text, changes) : undefined;
}

/** The changes of all fixes; `undefined` if one of them is not possible. */
function allOrNone(changes: readonly (Change[] | undefined)[]): Change[] | undefined {
  return changes.every((one) => one !== undefined) ? changes.flat() : undefined;
}

/** The changes in order, with lines and columns. */
export function toEdits(changes: readonly Change[], lines: Lines): TextEdit[] {
  return [...changes]
    .sort((a, b) => a.offset - b.offset)
    .map(({ offset, length, text }) => ({ range: lines.range(offset, length), text }));
}

/** Applies changes that do not overlap, in any order. */
export function applyChanges(text: string, changes: readonly Change[]): string {
  let result = "";
  let done = 0;
  for (const { offset, length, text: replacement } of [...changes].sort((a, b) => a.offset - b.offset)) {
    result += text.slice(done, offset) + replacement;
    done = offset + length;
  }
  return result + text.slice(done);
}

function changesOf(
  text: string,
  root: Node,
  path: (string | number)[],
  fix: Exclude<Fix, { do: "each" }>,
): Change[] | undefined {
  const node = nodeAt(root, path);
  switch (fix.do) {
    case "replace":
      return node && [{ offset: node.offset, length: node.length, text: toJson(fix.value, text, node) }];
    case "replaceIn": {
      if (typeof node?.value !== "string" || !node.value.includes(fix.from)) return undefined;
      const value = node.value.replaceAll(fix.from, fix.to);
      return [{ offset: node.offset, length: node.length, text: JSON.stringify(value) }];
    }
    case "rename": {
      const key = node?.parent?.type === "property" ? node.parent.children?.[0] : undefined;
      return key && [{ offset: key.offset, length: key.length, text: JSON.stringify(fix.key) }];
    }
    case "remove":
      return node && [removal(node)];
    case "add": {
      const list = node?.parent?.type === "array" ? node : undefined;
      if (list) return [insertBefore(text, list, fix.value)];
      const added = node ? undefined : insertion(text, root, path, fix.value, fix.isFirst);
      return added && [added];
    }
    case "move": {
      // A value at the target would be lost, and a value cannot be moved into itself.
      const isInside = path.every((part, index) => fix.to[index] === part);
      if (!node || isInside || hasDuplicateKey(root, fix.to) || nodeAt(root, [...fix.to])) {
        return undefined;
      }
      const inserted = insertion(text, root, fix.to, getNodeValue(node));
      return inserted && [removal(node), inserted];
    }
  }
}

/** If an object's only entry is removed and others are added after it, they replace it, without the first comma. */
function withoutOverlap(text: string, changes: readonly Change[]): Change[] {
  const emptied = changes.find(({ offset, length, text: replacement }) => {
    const isOnly = /[{[]/.test(text.charAt(offset - 1)) && /[}\]]/.test(text.charAt(offset + length));
    return isOnly && length > 0 && replacement === "";
  });
  if (!emptied) return [...changes];
  const end = emptied.offset + emptied.length;
  const isAdded = ({ offset, length }: Change) => length === 0 && offset > emptied.offset && offset <= end;
  const added = changes.filter(isAdded);
  if (added.length === 0) return [...changes];
  const offset = emptied.offset + text.slice(emptied.offset, end).search(/\S/);
  const entries = added.map((one) => one.text).join("");
  const replaced = { offset, length: added[0]!.offset - offset, text: entries.replace(/^,\s*/, "") };
  return [...changes.filter((one) => one !== emptied && !isAdded(one)), replaced];
}

/** The value's entry in its object or list, including its key if it has one. */
function entryOf(value: Node): Node {
  return value.parent?.type === "property" ? value.parent : value;
}

/** Removes a value from its object or list, with its key and one comma. */
export function removal(value: Node): Change {
  const entry = entryOf(value);
  const group = entry.parent!;
  const entries = group.children!;
  const index = entries.indexOf(entry);
  const [before, after] = [entries[index - 1], entries[index + 1]];
  const end = entry.offset + entry.length;
  if (after) return { offset: entry.offset, length: after.offset - entry.offset, text: "" };
  if (before) return { offset: endOf(before), length: end - endOf(before), text: "" };
  return { offset: group.offset + 1, length: group.length - 2, text: "" };
}

/** Adds a value at a path, as the first or last entry of its object, and creates missing objects on the path. */
function insertion(
  text: string,
  root: Node,
  path: Path,
  value: unknown,
  isFirst = false,
): Change | undefined {
  let group = root;
  let depth = 0;
  for (; depth < path.length - 1; depth++) {
    const next = nodeAt(group, [path[depth]!]);
    if (!next) break;
    group = next;
  }
  const nested = path.slice(depth + 1).reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
  if (group.type === "array") return depth < path.length - 1 ? undefined : append(text, group, value);
  if (group.type !== "object") return undefined;
  const key = JSON.stringify(String(path[depth]));
  const last = group.children?.at(-1);
  if (!last) {
    const entry = `${key}: ${toJson(nested, text, group)}`;
    return { offset: group.offset + 1, length: group.length - 2, text: ` ${entry} ` };
  }
  // Uses the same space as the neighbouring entry.
  const neighbour = isFirst ? group.children![0]! : last;
  const before = text.slice(group.offset + 1, neighbour.offset);
  const space = before.slice(before.trimEnd().length);
  const colon = /\s/.test(text.charAt((last.colonOffset ?? 0) + 1)) ? ": " : ":";
  const entry = `${key}${colon}${toJson(nested, text, group, last.offset)}`;
  return isFirst
    ? { offset: neighbour.offset, length: 0, text: `${entry},${space}` }
    : { offset: endOf(last), length: 0, text: `,${space}${entry}` };
}

function insertBefore(text: string, entry: Node, value: unknown): Change {
  const before = text.slice(entry.parent!.offset + 1, entry.offset);
  const space = before.slice(before.trimEnd().length) || " ";
  return {
    offset: entry.offset,
    length: 0,
    text: `${toJson(value, text, entry.parent!, entry.offset)},${space}`,
  };
}

function append(text: string, list: Node, value: unknown): Change {
  const last = list.children?.at(-1);
  if (!last) return { offset: list.offset, length: list.length, text: `[${toJson(value, text, list)}]` };
  const before = text.slice(list.offset + 1, last.offset);
  const space =
    list.children!.length > 1 ? before.slice(before.trimEnd().length) : /^\s*/.exec(before)![0] || " ";
  return { offset: endOf(last), length: 0, text: `,${space}${toJson(value, text, list, last.offset)}` };
}

function endOf({ offset, length }: Node): number {
  return offset + length;
}

/** A cache of one entry, because one text can have thousands of fixes. */
let lastIndentation: { text: string; lineEnd: string | undefined; step: string } | undefined;

/** The text's line ending, if it has several lines, and one step of its indentation. */
function indentationOf(text: string): { lineEnd: string | undefined; step: string } {
  if (lastIndentation?.text !== text) {
    const lineEnd = /\r\n|\n|\r/.exec(text)?.[0];
    const [, step = "  "] = (lineEnd !== undefined && /[\r\n]([ \t]+)\S/.exec(text)) || [];
    lastIndentation = { text, lineEnd, step };
  }
  return lastIndentation;
}

const longestLine = 100;

/** A value as JSON, formatted like the value it replaces, or the object or list that gets it. */
function toJson(value: unknown, text: string, around: Node, offset = around.offset): string {
  const { lineEnd, step } = indentationOf(text);
  if (lineEnd === undefined) return JSON.stringify(value);
  const line = inOneLine(value);
  const isInLine = !/[\r\n]/.test(text.slice(around.offset, endOf(around)));
  if (isInLine || line.length <= longestLine) return line;
  const lineStart = Math.max(text.lastIndexOf("\n", offset - 1), text.lastIndexOf("\r", offset - 1)) + 1;
  const [indent] = /^[ \t]*/.exec(text.slice(lineStart, offset))!;
  return JSON.stringify(value, null, step).replaceAll("\n", `${lineEnd}${indent}`);
}

function inOneLine(value: unknown): string {
  // Every line break is formatting: JSON escapes those inside strings.
  return JSON.stringify(value, null, 1).replace(
    /(\[?)\n *(\]?)/g,
    (_, open: string, close: string) => open + close || " ",
  );
}

/** The keys that an object contains more than once. */
const duplicateKeysOf = memoizeByObject((group: Node): ReadonlySet<unknown> => {
  const last = propertiesOf(group);
  const properties = group.children ?? [];
  if (last.size === properties.length) return new Set();
  const keys = properties.map((property) => [property.children?.[0]?.value as unknown, property] as const);
  return new Set(keys.flatMap(([key, property]) => (last.get(key) === property ? [] : [key])));
});

/** Whether a key of the path is set twice, so the path is ambiguous. */
function hasDuplicateKey(root: Node, path: Path): boolean {
  let node: Node | undefined = root;
  for (const part of path) {
    if (node?.type === "object") {
      if (duplicateKeysOf(node).has(part)) return true;
      node = nodeAt(node, [part]);
    } else node = node?.children?.[Number(part)];
  }
  return false;
}
