import type { Range } from "../json/position";
import type { Diagnostic } from "../validate/diagnostic";
import { type Lines, linesOf } from "../json/lines";

/** In characters. */
const widestLine = 100;

/** The lines around a finding, and its mark. */
export interface CodeFrame {
  /** The line of the finding, and the previous one if there is space. Numbers start at 1. */
  rows: { number: number; text: string }[];
  /** The space before the mark in the last row, as wide as the text above it. */
  indent: string;
  /** The length of the mark in characters. */
  length: number;
}

/** The lines of a finding. A long line is shortened on both sides. */
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

/** Escapes characters that would change a terminal: controls, text directions and lone surrogates. */
export function printable(text: string): string {
  return text.replace(/[^\P{Cc}\t]|[\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/gu, "\uFFFD");
}

/**
 * The lines of a config and of its catalogue files, by name, without secrets. Each file is read once.
 * @param textOf - the text of a catalogue file
 */
export function linesOfFiles(
  text: string,
  textOf: ((file: string) => string) | undefined,
  diagnostics: readonly Diagnostic[],
): (file?: string) => Lines {
  const known = new Map<string | undefined, Lines>();
  return (name) => {
    const own = diagnostics.filter(({ file }) => file === name);
    const lines =
      known.get(name) ?? linesOf(withoutSecrets(name === undefined ? text : (textOf?.(name) ?? ""), own));
    known.set(name, lines);
    return lines;
  };
}

/** Replaces secrets with the same number of dots. */
export function withoutSecrets(text: string, diagnostics: readonly Diagnostic[]): string {
  return diagnostics
    .filter(({ isSecret }) => isSecret)
    .reduce((shown, { range: { start, end } }) => {
      const dots = shown.slice(start.offset, end.offset).replace(/[^\r\n"]/g, "\u2022");
      return shown.slice(0, start.offset) + dots + shown.slice(end.offset);
    }, text);
}
