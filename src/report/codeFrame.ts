import type { Range } from "../json/position";
import type { Diagnostic } from "../validate/diagnostic";
import type { Lines } from "../json/lines";

/** More of a line than this is not shown. */
const widestLine = 100;

/** The lines around a finding, with what marks it. */
export interface CodeFrame {
  /** The line before the finding, where there is room for it, and its own; the numbers count from 1. */
  rows: { number: number; text: string }[];
  /** The space in front of the mark, below the last row: as wide as the text above it. */
  indent: string;
  /** How many characters are marked. */
  length: number;
}

/** The part of a text that a finding is about; of a long line, the part around it. */
export function codeFrame(lines: Lines, { start, end }: Range): CodeFrame {
  const line = lines.line(start.line);
  const last = end.line === start.line ? end.column - 1 : line.length;
  const from = last <= widestLine ? 0 : Math.max(0, start.column - 1 - widestLine / 2);
  const row = (number: number) => {
    const whole = lines.line(number);
    const shown = whole.slice(from, from + widestLine);
    return {
      number,
      text: printable(`${from > 0 ? "…" : ""}${shown}${whole.length > from + widestLine ? "…" : ""}`),
    };
  };
  const before = line.slice(from, start.column - 1).replace(/[^\t]/g, " ");
  return {
    rows: [...(start.line > 1 && from === 0 ? [row(start.line - 1)] : []), row(start.line)],
    indent: `${from > 0 ? " " : ""}${before}`,
    length: Math.max(1, Math.min(last, from + widestLine) - (start.column - 1)),
  };
}

/**
 * A text that a terminal shows as it is: control characters could move the cursor or change the colours, others
 * turn the direction of what follows around, and a cut may leave half of a character.
 */
export function printable(text: string): string {
  return text.replace(/[^\P{Cc}\t]|[\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/gu, "\uFFFD");
}

/** A text that may be shown: dots stand in place of what was found to be secret, at the same length. */
export function withoutSecrets(text: string, diagnostics: readonly Diagnostic[]): string {
  return diagnostics
    .filter(({ isSecret }) => isSecret)
    .reduce((shown, { range: { start, end } }) => {
      const dots = shown.slice(start.offset, end.offset).replace(/[^\r\n"]/g, "\u2022");
      return shown.slice(0, start.offset) + dots + shown.slice(end.offset);
    }, text);
}
