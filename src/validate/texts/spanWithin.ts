import type { Within } from "../finding";
import type { Span } from "../../json/position";

/** The first occurrence of a piece in a text, for a finding to point at. Empty if the text does not contain it. */
export function pointAt(text: string, piece: string): { within?: Within } {
  const start = piece === "" ? -1 : text.indexOf(piece);
  return start < 0 ? {} : { within: { start, end: start + piece.length } };
}

/** The position of a part of a JSON string in the file; by default, and for other values, the whole span. */
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
