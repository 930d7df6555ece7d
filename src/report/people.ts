import { codeFrame, printable, withoutSecrets } from "./codeFrame";
import type { Range } from "../json/position";
import type { Diagnostic } from "../validate/diagnostic";
import { Lines } from "../json/lines";

/** Puts a style on a text for the terminal, as `styleText` of `node:util` does. */
export type Color = (style: "red" | "yellow" | "cyan" | "dim" | "bold", text: string) => string;

export interface FormatOptions {
  /** The file's name, as it is shown. */
  file: string;
  /** Its text, for the lines around each finding. */
  text: string;
  color?: Color;
  /** Whether floods are shown to the last finding, and not only the first few of a kind. */
  isComplete?: boolean;
}

/** Of each code so many are shown; the others are counted. */
const mostOfACode = 8;
/** So many are shown in all. */
const mostInAll = 60;
/** So many lines of those that are not shown are named. */
const mostLines = 10;

/**
 * Writes diagnostics for people: place, code, breadcrumb, message and the line itself, in file order; at the
 * end the counts. Of a flood the first few are shown, the others counted.
 */
export function formatDiagnostics(diagnostics: readonly Diagnostic[], options: FormatOptions): string {
  const { text, isComplete = false } = options;
  if (diagnostics.length === 0) return "";
  const lines = new Lines(withoutSecrets(text, diagnostics));
  const ordered = [...diagnostics].sort((a, b) => a.range.start.offset - b.range.start.offset);
  const shown = isComplete ? ordered : withoutFloods(ordered);
  const parts = shown.map((diagnostic) => drawn(diagnostic, lines, options));
  return `${[...parts, ...rest(ordered, shown), counts(diagnostics)].join("\n\n")}\n`;
}

/** `2 errors, 1 warning` */
export function counts(diagnostics: readonly Diagnostic[]): string {
  return (["error", "warning"] as const)
    .map((severity) => [severity, diagnostics.filter((one) => one.severity === severity).length] as const)
    .filter(([, count]) => count > 0)
    .map(([severity, count]) => `${count} ${severity}${count === 1 ? "" : "s"}`)
    .join(", ");
}

function drawn(
  { code, severity, message, breadcrumb, range }: Diagnostic,
  lines: Lines,
  { file, color = (_, plain) => plain }: FormatOptions,
): string {
  const { line, column } = range.start;
  const style = severity === "error" ? "red" : "yellow";
  return [
    `${color("cyan", `${file}:${line}:${column}`)} ${color(style, severity)} ${color("dim", code)}`,
    ...(breadcrumb === "" ? [] : [color("dim", printable(breadcrumb))]),
    printable(message),
    ...frame(lines, range, style, color),
  ].join("\n");
}

/** The frame as rows of a terminal. */
function frame(lines: Lines, range: Range, style: "red" | "yellow", color: Color): string[] {
  const { rows, indent, length } = codeFrame(lines, range);
  const width = String(rows.at(-1)!.number).length;
  const gutter = (number: string) => `  ${color("dim", `${number.padStart(width)} |`)}`;
  return [
    ...rows.map(({ number, text }) => `${gutter(String(number))} ${text}`.trimEnd()),
    `${gutter("")} ${indent}${color(style, "^".repeat(length))}`,
  ];
}

function withoutFloods(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Map<string, number>();
  const few = diagnostics.filter(({ code }) => {
    const count = (seen.get(code) ?? 0) + 1;
    seen.set(code, count);
    return count <= mostOfACode;
  });
  // Where there is not room for all, what has to be fixed counts more than advice.
  const kept = new Set([...few.filter(isError), ...few.filter((one) => !isError(one))].slice(0, mostInAll));
  return few.filter((diagnostic) => kept.has(diagnostic));
}

function isError({ severity }: Diagnostic): boolean {
  return severity === "error";
}

/** `and 37 more like this (unknown-icon), in lines 12, 40 and others`: one for each code that is not shown whole. */
function rest(all: readonly Diagnostic[], shown: readonly Diagnostic[]): string[] {
  const isShown = new Set(shown);
  const hidden = all.filter((diagnostic) => !isShown.has(diagnostic));
  const codes = [...new Set(hidden.map(({ code }) => code))];
  return codes.map((code) => {
    const alike = hidden.filter((diagnostic) => diagnostic.code === code);
    const numbers = [...new Set(alike.map(({ range }) => range.start.line))];
    const listed = numbers.slice(0, mostLines);
    const others = numbers.length > listed.length ? " and others" : "";
    const like = shown.some((diagnostic) => diagnostic.code === code) ? "more like this" : "more findings";
    return `… and ${alike.length} ${like} (${code}), in line${numbers.length === 1 ? "" : "s"} ${listed.join(", ")}${others}`;
  });
}
