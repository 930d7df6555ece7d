import type { Node } from "jsonc-parser";
import type { Span } from "./position";

/**
 * The tree of strict JSON, like the one of jsonc-parser. A node reads its children when they are asked for: a finding needs
 * only those next to its path, and the whole tree takes ten times the memory of the text.
 */
export function treeOf(text: string, ends: Ends = new Map()): Node {
  const start = afterSpace(text, 0);
  return nodeOf({ text, ends }, start, endOfValue({ text, ends }, start));
}

/** The tree of one value in a text, with offsets in the text. The value has no parent. */
export function treeAt(text: string, { offset, length }: Span): Node {
  return nodeOf({ text, ends: new Map() }, offset, offset + length);
}

/** The ends of long objects and lists in a text, by their offsets. They are noted when they are found. */
export type Ends = Map<number, number>;

interface Source {
  text: string;
  ends: Ends;
}

/** In characters. Looking for the end of a shorter value takes no time. */
const longValue = 1000;

/** The offset of the quote that closes a string. */
export function endOfText(text: string, opening: number): number {
  let end = text.indexOf('"', opening + 1);
  while (end >= 0) {
    let slashes = 0;
    while (text[end - 1 - slashes] === "\\") slashes++;
    if (slashes % 2 === 0) return end;
    end = text.indexOf('"', end + 1);
  }
  return text.length;
}

function nodeOf(source: Source, offset: number, end: number, parent?: Node): Node {
  const { text } = source;
  const place = { offset, length: end - offset, ...(parent ? { parent } : {}) };
  const type = { "{": "object", "[": "array" }[text[offset]!] as "object" | "array" | undefined;
  if (!type) {
    const value: unknown = JSON.parse(text.slice(offset, end));
    return { ...place, type: value === null ? "null" : (typeof value as "string"), value };
  }
  let children: Node[] | undefined;
  const node: Node = {
    ...place,
    type,
    get children() {
      return (children ??= [...childrenOf(source, node)]);
    },
  };
  return node;
}

function* childrenOf(source: Source, parent: Node): Generator<Node> {
  const { text } = source;
  const last = parent.offset + parent.length - 1;
  for (let offset = afterSpace(text, parent.offset + 1); offset < last;) {
    let end = endOfValue(source, offset);
    if (parent.type === "array") yield nodeOf(source, offset, end, parent);
    else {
      const colonOffset = afterSpace(text, end);
      const start = afterSpace(text, colonOffset + 1);
      const keyEnd = end;
      end = endOfValue(source, start);
      const children: Node[] = [];
      const entry: Node = { type: "property", offset, length: end - offset, colonOffset, parent, children };
      children.push(nodeOf(source, offset, keyEnd, entry), nodeOf(source, start, end, entry));
      yield entry;
    }
    // Behind the comma.
    offset = afterSpace(text, afterSpace(text, end) + 1);
  }
}

function afterSpace(text: string, start: number): number {
  let offset = start;
  while (" \t\r\n".includes(text[offset] ?? "-")) offset++;
  return offset;
}

function endOfValue({ text, ends }: Source, start: number): number {
  const known = ends.get(start);
  if (known !== undefined) return known;
  let offset = start;
  let depth = 0;
  do {
    const character = text[offset]!;
    if (character === '"') offset = endOfText(text, offset);
    else if (character === "{" || character === "[") depth++;
    else if (character === "}" || character === "]") depth--;
    else if (depth === 0) {
      while (!",}] \t\r\n".includes(text.charAt(offset))) offset++;
      return offset;
    }
    offset++;
  } while (depth > 0);
  if (offset - start > longValue) ends.set(start, offset);
  return offset;
}
