import type { Node } from "jsonc-parser";
import type { Change } from "./changes";
import type { Span } from "./position";

/** The position of a part of a JSON string in the file; by default, and for other values, the whole span. */
export function spanWithin(
  file: string,
  whole: Span,
  within: { start: number; end: number } | undefined,
): Span {
  if (!within) return whole;
  const last = whole.offset + whole.length - 1;
  if (file[whole.offset] !== '"' || file[last] !== '"' || whole.length < 2) return whole;
  let offset = whole.offset + 1;
  let start: number | undefined;
  for (let index = 0; offset <= last; index++) {
    if (index === within.start) start = offset;
    if (index === within.end) return start === undefined ? whole : { offset: start, length: offset - start };
    offset += file[offset] === "\\" ? (file[offset + 1] === "u" ? 6 : 2) : 1;
  }
  return whole;
}

/** Replaces the part of a string that differs from a new one. The rest keeps its escapes. */
export function stringChange(text: string, node: Node, value: string): Change {
  const span = { offset: node.offset, length: node.length };
  const old = node.value as string;
  const { start, behind } = commonEnds(old, value);
  const part = spanWithin(text, span, { start, end: old.length - behind });
  const whole = { ...span, text: JSON.stringify(value) };
  // The text may be in another notation.
  if (part.length === span.length || readString(text, span) !== old) return whole;
  return { ...part, text: JSON.stringify(value.slice(start, value.length - behind)).slice(1, -1) };
}

function readString(text: string, { offset, length }: Span): unknown {
  try {
    return JSON.parse(text.slice(offset, offset + length));
  } catch {
    return undefined;
  }
}

/** The number of equal characters at the start and at the end of two texts. Characters of two units stay whole. */
export function commonEnds(one: string, other: string): { start: number; behind: number } {
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && one.charCodeAt(start) === other.charCodeAt(start)) start++;
  if (start > 0 && isHigh(one.charCodeAt(start - 1))) start--;
  let behind = 0;
  const end = (text: string) => text.charCodeAt(text.length - 1 - behind);
  while (behind < most - start && end(one) === end(other)) behind++;
  if (behind > 0 && isLow(one.charCodeAt(one.length - behind))) behind--;
  return { start, behind };
}

function isHigh(code: number): boolean {
  return code >= 0xd800 && code < 0xdc00;
}

function isLow(code: number): boolean {
  return code >= 0xdc00 && code < 0xe000;
}
