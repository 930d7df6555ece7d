export interface Position {
  /** From 0. */
  offset: number;
  /** From 1. */
  line: number;
  /** From 1, in characters as editors count them (UTF-16 units); a byte-order mark does not count. */
  column: number;
}

/** A part of a text; `end` is exclusive. */
export interface Range {
  start: Position;
  end: Position;
}

export interface TextEdit {
  range: Range;
  text: string;
}

/** A part of a text by offsets. */
export interface Span {
  offset: number;
  length: number;
}
