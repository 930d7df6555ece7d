import type { Position, Range } from "./position";

const byteOrderMark = "\uFEFF";

/** Converts offsets in a text into lines and columns. */
export class Lines {
  readonly text: string;
  readonly #starts: number[];

  constructor(text: string) {
    this.text = text;
    this.#starts = [text.startsWith(byteOrderMark) ? 1 : 0];
    if (text.includes("\r"))
      for (const match of text.matchAll(/\r\n|\n|\r/g)) this.#starts.push(match.index + match[0].length);
    // A search for one character is several times as fast.
    else
      for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) this.#starts.push(at + 1);
  }

  position(offset: number): Position {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.#starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return { offset, line: low + 1, column: Math.max(0, offset - this.#starts[low]!) + 1 };
  }

  range(offset: number, length: number): Range {
    return { start: this.position(offset), end: this.position(offset + length) };
  }

  /** The text of a line (from 1), without its line ending. */
  line(number: number): string {
    return this.text
      .slice(this.#starts[number - 1], this.#starts[number] ?? this.text.length)
      .replace(/[\r\n]+$/, "");
  }
}
