import { codeFrame, linesOfFiles, printable } from "./codeFrame";
import type { Range } from "../json/position";
import { factsOf } from "../validate/codeFacts";
import type { CodeFacts } from "../validate/checkFile";
import { comparePlaces, type Diagnostic, fileOf } from "../validate/diagnostic";
import type { Lines } from "../json/lines";
import { listed, shortened } from "../words/words";
import { byCode, sectionsOf } from "./sections";

/** Styles text for the terminal, like `styleText` from `node:util`. */
export type Color = (style: "red" | "yellow" | "cyan" | "dim" | "bold", text: string) => string;

export interface FormatOptions {
  /** The displayed name of the file. */
  file: string;
  /** The content of the file, for the lines around findings. */
  text: string;
  /** The content of a catalogue file next to it. */
  textOf?: (file: string) => string;
  color?: Color;
  /** Whether all findings are shown in the order of the file, instead of the first few of each kind. */
  isComplete?: boolean;
  /** The command that shows all findings. */
  all?: string;
  explain?: (code: string) => string;
}

/** The most line numbers listed for hidden findings. */
const mostLines = 10;
/** The most values listed in a combined finding. */
const mostValues = 3;

/** Formats findings for people: errors first, then the first few warnings of each kind, then counts and commands. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[], options: FormatOptions): string {
  const { text, textOf, isComplete = false, all, explain } = options;
  if (diagnostics.length === 0) return "";
  const linesOf = linesOfFiles(text, textOf, diagnostics);
  const draw = (diagnostic: Diagnostic) => drawn(diagnostic, linesOf(diagnostic.file), options);
  if (isComplete) {
    const ordered = [...diagnostics].sort(comparePlaces);
    return paragraphs([...ordered.map(draw), counts(diagnostics), ...explanation(ordered[0]!, explain)]);
  }
  const sections = sectionsOf(diagnostics);
  const known = new Set(sections.flatMap(({ shown }) => shown.map(({ code }) => code)));
  const parts = sections.flatMap(({ shown, counted }) => {
    const together = counted.length > 0 && factsOf(counted[0]!.code).together;
    if (together) return [combined([...shown, ...counted], together, linesOf().text, options)];
    return [...shown.map(draw), ...(counted.length > 0 ? [rest(counted, known)] : [])];
  });
  const isCut = sections.some(({ counted }) => counted.length > 0);
  const end = [counts(diagnostics), ...(isCut ? countsByKind(diagnostics) : [])].join("\n");
  const [first] = sections.flatMap(({ shown, counted }) => [...shown, ...counted]);
  const hints = [
    ...(isCut && all !== undefined ? [`To list all findings: ${all}`] : []),
    ...explanation(first!, explain),
  ];
  return paragraphs([...parts, end, ...(hints.length > 0 ? [hints.join("\n")] : [])]);
}

function explanation({ code }: Diagnostic, explain: FormatOptions["explain"]): string[] {
  return explain ? [`Explain a finding: ${explain(code)}`] : [];
}

function paragraphs(parts: readonly string[]): string {
  return `${parts.join("\n\n")}\n`;
}

/** `2 errors, 1 warning` */
export function counts(diagnostics: readonly Diagnostic[]): string {
  return (["error", "warning"] as const)
    .map((severity) => [severity, diagnostics.filter((one) => one.severity === severity).length] as const)
    .filter(([, count]) => count > 0)
    .map(([severity, count]) => `${count} ${severity}${count === 1 ? "" : "s"}`)
    .join(", ");
}

/** `  12 missing-description`: the number of warnings of each kind, most frequent first. */
function countsByKind(diagnostics: readonly Diagnostic[]): string[] {
  const kinds = byCode(diagnostics.filter(({ severity }) => severity === "warning"));
  if (kinds.length < 2) return [];
  const width = String(Math.max(...kinds.map(({ length }) => length))).length;
  return kinds
    .sort((one, other) => other.length - one.length)
    .map((alike) => `  ${String(alike.length).padStart(width)} ${alike[0]!.code}`);
}

function drawn(
  { code, severity, message, breadcrumb, range, file: catalogue }: Diagnostic,
  lines: Lines,
  { file: config, color = (_, plain) => plain }: FormatOptions,
): string {
  const file = fileOf(config, catalogue);
  const { line, column } = range.start;
  const style = severity === "error" ? "red" : "yellow";
  return [
    `${color("cyan", `${printable(file)}:${line}:${column}`)} ${color(style, severity)} ${color("dim", code)}`,
    ...(breadcrumb === "" ? [] : [color("dim", printable(breadcrumb))]),
    printable(message),
    ...frame(lines, range, style, color),
  ].join("\n");
}

function frame(lines: Lines, range: Range, style: "red" | "yellow", color: Color): string[] {
  const { rows, indent, length } = codeFrame(lines, range);
  const width = String(rows.at(-1)!.number).length;
  const gutter = (number: string) => `  ${color("dim", `${number.padStart(width)} |`)}`;
  return [
    ...rows.map(({ number, text }) => `${gutter(String(number))} ${text}`.trimEnd()),
    `${gutter("")} ${indent}${color(style, "^".repeat(length))}`,
  ];
}

/** `… and 37 more like this (unknown-icon), on lines 12, 40 and others` */
function rest(alike: readonly Diagnostic[], known: ReadonlySet<string>): string {
  const { code } = alike[0]!;
  const like = known.has(code) ? "more like this" : "more findings";
  return `… and ${alike.length} ${like} (${code}), ${inLines(alike)}`;
}

/** Combines findings that differ only in their values. */
function combined(
  alike: readonly Diagnostic[],
  { what, advice }: NonNullable<CodeFacts["together"]>,
  text: string,
  { file, color = (_, plain) => plain }: FormatOptions,
): string {
  const { code, severity, range } = alike[0]!;
  const values = alike.map(({ range: { start, end } }) => text.slice(start.offset, end.offset));
  const named = listed(
    [...new Set(values)].slice(0, mostValues).map((value) => shortened(value)),
    "and",
  );
  const place = `${file}:${range.start.line}:${range.start.column}`;
  return [
    `${color("cyan", place)} ${color("yellow", severity)} ${color("dim", code)}`,
    printable(`${alike.length} ${what}, such as ${named}, ${inLines(alike)}. ${advice}`),
  ].join("\n");
}

/** `in lines 12, 40 and others` */
function inLines(alike: readonly Diagnostic[]): string {
  const numbers = [
    ...new Set(
      alike.map(({ file, range: { start } }) => (file === undefined ? start.line : `${file}:${start.line}`)),
    ),
  ];
  const named = numbers.slice(0, mostLines);
  const others = numbers.length > named.length ? " and others" : "";
  return `on line${numbers.length === 1 ? "" : "s"} ${named.join(", ")}${others}`;
}
