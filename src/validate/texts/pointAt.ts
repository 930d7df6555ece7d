import type { Within } from "../finding";

/** The first occurrence of a piece in a text, for a finding to point at. Empty if the text does not contain it. */
export function pointAt(text: string, piece: string): { within?: Within } {
  const start = piece === "" ? -1 : text.indexOf(piece);
  return start < 0 ? {} : { within: { start, end: start + piece.length } };
}
