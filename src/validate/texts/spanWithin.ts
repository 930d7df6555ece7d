import type { Within } from "../finding";
import type { Span } from "../../json/position";

/** Where a piece first stands in a text, for a finding to point at; nothing where it stands nowhere in it. */
export function pointAt(text: string, piece: string): { within?: Within } {
  const start = piece === "" ? -1 : text.indexOf(piece);
  return start < 0 ? {} : { within: { start, end: start + piece.length } };
}

/**
 * The place of a part of a text in the file.
 * @param file - the text of the file
 * @param whole - where the text stands in it, with its quotes
 * @param within - the part; without it, or where the text is not plain JSON, the answer is the whole
 */
export function spanWithin(file: string, whole: Span, within: Within | undefined): Span {
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
