import type { Node } from "jsonc-parser";

/**
 * The tree of strict JSON, like the one of jsonc-parser. The children of a node are read when they are asked
 * for: a finding needs only those next to its path, and the whole tree takes ten times the memory of the text.
 */
export function treeOf(text: string): Node {
  const start = afterSpace(text, 0);
  return nodeOf(text, start, endOfValue(text, start));
}

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

function nodeOf(text: string, offset: number, end: number, parent?: Node): Node {
  const place = { offset, length: end - offset, ...(parent ? { parent } : {}) };
  const opening = text[offset];
  if (opening !== "{" && opening !== "[") {
    const value: unknown = JSON.parse(text.slice(offset, end));
    return { ...place, type: value === null ? "null" : (typeof value as "string"), value };
  }
  let children: Node[] | undefined;
  const node: Node = {
    ...place,
    type: opening === "{" ? "object" : "array",
    get children() {
      return (children ??= [...childrenOf(text, node)]);
    },
  };
  return node;
}

function* childrenOf(text: string, group: Node): Generator<Node> {
  const last = group.offset + group.length - 1;
  for (let offset = afterSpace(text, group.offset + 1); offset < last;) {
    const firstEnd = endOfValue(text, offset);
    let end = firstEnd;
    if (group.type === "array") yield nodeOf(text, offset, end, group);
    else {
      const colonOffset = afterSpace(text, firstEnd);
      const start = afterSpace(text, colonOffset + 1);
      end = endOfValue(text, start);
      const children: Node[] = [];
      const property: Node = {
        type: "property",
        offset,
        length: end - offset,
        colonOffset,
        parent: group,
        children,
      };
      children.push(nodeOf(text, offset, firstEnd, property), nodeOf(text, start, end, property));
      yield property;
    }
    // Behind the comma.
    offset = afterSpace(text, afterSpace(text, end) + 1);
  }
}

const space = /[ \t\r\n]*/y;
/** Anything but strings and brackets, which are counted. */
const ordinary = /[^"{}[\]]*/y;
const scalar = /[^,}\] \t\r\n]*/y;

function afterSpace(text: string, offset: number): number {
  return endOf(space, text, offset);
}

function endOf(pattern: RegExp, text: string, offset: number): number {
  pattern.lastIndex = offset;
  pattern.test(text);
  return pattern.lastIndex;
}

function endOfValue(text: string, start: number): number {
  if (text[start] === '"') return endOfText(text, start) + 1;
  if (text[start] !== "{" && text[start] !== "[") return endOf(scalar, text, start);
  let depth = 0;
  for (let offset = start; ; offset = endOf(ordinary, text, offset)) {
    const sign = text[offset];
    if (sign === '"') offset = endOfText(text, offset);
    else depth += sign === "{" || sign === "[" ? 1 : -1;
    offset++;
    if (depth === 0) return offset;
  }
}
