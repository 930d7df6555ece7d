/** A place in a text. */
export interface Position {
  /** Characters before it, from 0. */
  offset: number;
  /** From 1. */
  line: number;
  /** From 1, in characters as editors count them (UTF-16 units); a byte-order mark does not count. */
  column: number;
}

/** A part of a text: `end` is the place just after it. */
export interface Range {
  start: Position;
  end: Position;
}

/** One change of a text: what stands in the range becomes `text`. */
export interface TextEdit {
  range: Range;
  text: string;
}

/** A part of a text by offsets alone. */
export interface Span {
  offset: number;
  length: number;
}
