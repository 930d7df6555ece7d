import { codeFrame, printable } from "./codeFrame";
import type { Diagnostic, Range } from "./diagnostic";
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

/** Writes diagnostics for people: place, code, message and the line itself, in file order; at the end the counts. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[], options: FormatOptions): string {
  const { file, text, color = (_, plain) => plain } = options;
  if (diagnostics.length === 0) return "";
  const lines = new Lines(text);
  const parts = [...diagnostics]
    .sort((a, b) => a.range.start.offset - b.range.start.offset)
    .map(({ code, severity, message, trail, range }) => {
      const { line, column } = range.start;
      const style = severity === "error" ? "red" : "yellow";
      const title = `${color("cyan", `${file}:${line}:${column}`)} ${color(style, severity)} ${color("dim", code)}`;
      return [
        title,
        ...(trail === "" ? [] : [color("dim", printable(trail))]),
        printable(message),
        ...drawn(lines, range, style, color),
      ].join("\n");
    });
  return `${[...parts, counts(diagnostics)].join("\n\n")}\n`;
}

/** The frame as rows of a terminal. */
function drawn(lines: Lines, range: Range, style: "red" | "yellow", color: Color): string[] {
  const { rows, indent, length } = codeFrame(lines, range);
  const width = String(rows.at(-1)!.number).length;
  const gutter = (number: string) => `  ${color("dim", `${number.padStart(width)} |`)}`;
  return [
    ...rows.map(({ number, text }) => `${gutter(String(number))} ${text}`.trimEnd()),
    `${gutter("")} ${indent}${color(style, "^".repeat(length))}`,
  ];
}

/** `2 errors, 1 warning` */
function counts(diagnostics: readonly Diagnostic[]): string {
  return (["error", "warning"] as const)
    .map((severity) => [severity, diagnostics.filter((one) => one.severity === severity).length] as const)
    .filter(([, count]) => count > 0)
    .map(([severity, count]) => `${count} ${severity}${count === 1 ? "" : "s"}`)
    .join(", ");
}
