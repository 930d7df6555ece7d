import type { Position, Range } from "./position";

const byteOrderMark = "\uFEFF";

/** Converts offsets in a text into lines and columns. */
export class Lines {
  readonly text: string;
  #known: number[] | undefined;

  constructor(text: string) {
    this.text = text;
  }

  /** The offsets of the lines, found on the first use, because most configs have no findings. */
  get #starts(): number[] {
    return (this.#known ??= startsOf(this.text));
  }

  position(offset: number): Position {
    const starts = this.#starts;
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return { offset, line: low + 1, column: Math.max(0, offset - starts[low]!) + 1 };
  }

  range(offset: number, length: number): Range {
    return { start: this.position(offset), end: this.position(offset + length) };
  }

  /** The text of a line (from 1), without its line ending. */
  line(number: number): string {
    const starts = this.#starts;
    return this.text.slice(starts[number - 1], starts[number] ?? this.text.length).replace(/[\r\n]+$/, "");
  }
}

function startsOf(text: string): number[] {
  const starts = [text.startsWith(byteOrderMark) ? 1 : 0];
  if (text.includes("\r"))
    for (const match of text.matchAll(/\r\n|\n|\r/g)) starts.push(match.index + match[0].length);
  // A search for one character is several times as fast.
  else for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

/** The last text's lines, because findings are placed in the text that they are then shown with. */
let last: WeakRef<Lines> | undefined;

/** The lines of a text, found once while the same text is in use. */
export function linesOf(text: string): Lines {
  const known = last?.deref();
  if (known?.text === text) return known;
  const lines = new Lines(text);
  last = new WeakRef(lines);
  return lines;
}
