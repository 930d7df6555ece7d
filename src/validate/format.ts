import type { Diagnostic, Position } from "./diagnostic";
import { Lines } from "./lines";

/** Puts a style on a text for the terminal, as `styleText` of `node:util` does. */
export type Color = (style: "red" | "yellow" | "cyan" | "dim" | "bold", text: string) => string;

export interface FormatOptions {
  /** The file's name, as it is shown. */
  file: string;
  /** Its text, for the lines around each finding. */
  text: string;
  color?: Color;
}

/** More of a line than this is not shown. */
const widestLine = 100;

/** Writes diagnostics for people: place, code, message and the line itself, in file order; at the end the counts. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[], options: FormatOptions): string {
  const { file, text, color = (_, plain) => plain } = options;
  if (diagnostics.length === 0) return "";
  const lines = new Lines(text);
  const parts = [...diagnostics]
    .sort((a, b) => a.range.start.offset - b.range.start.offset)
    .map(({ code, severity, message, range }) => {
      const { line, column } = range.start;
      const style = severity === "error" ? "red" : "yellow";
      const title = `${color("cyan", `${file}:${line}:${column}`)} ${color(style, severity)} ${color("dim", code)}`;
      return [title, printable(message), ...frame(lines, range.start, range.end, style, color)].join("\n");
    });
  return `${[...parts, counts(diagnostics)].join("\n\n")}\n`;
}

/** The line before the finding and its own, with carets below. */
function frame(
  lines: Lines,
  start: Position,
  end: Position,
  style: "red" | "yellow",
  color: Color,
): string[] {
  const width = String(start.line).length;
  const line = lines.line(start.line);
  const last = end.line === start.line ? end.column - 1 : line.length;
  const from = last <= widestLine ? 0 : Math.max(0, start.column - 1 - widestLine / 2);
  const row = (number: number) => {
    const line = lines.line(number);
    const shown = line.slice(from, from + widestLine);
    const text = printable(`${from > 0 ? "…" : ""}${shown}${line.length > from + widestLine ? "…" : ""}`);
    return `  ${color("dim", `${String(number).padStart(width)} |`)} ${text}`.trimEnd();
  };
  const until = Math.min(last, from + widestLine);
  const before = line.slice(from, start.column - 1).replace(/[^\t]/g, " ");
  const carets = "^".repeat(Math.max(1, until - (start.column - 1)));
  const indent = `${from > 0 ? " " : ""}${before}`;
  return [
    ...(start.line > 1 && from === 0 ? [row(start.line - 1)] : []),
    row(start.line),
    `  ${color("dim", `${" ".repeat(width)} |`)} ${indent}${color(style, carets)}`,
  ];
}

/** Control characters could move the cursor or change the colours of a terminal; a cut may leave half of a character. */
function printable(text: string): string {
  return text.replace(/[^\P{Cc}\t]|\p{Surrogate}/gu, "\uFFFD");
}

/** `2 errors, 1 warning` */
function counts(diagnostics: readonly Diagnostic[]): string {
  return (["error", "warning"] as const)
    .map((severity) => [severity, diagnostics.filter((one) => one.severity === severity).length] as const)
    .filter(([, count]) => count > 0)
    .map(([severity, count]) => `${count} ${severity}${count === 1 ? "" : "s"}`)
    .join(", ");
}
