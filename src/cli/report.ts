import { relative, sep } from "node:path";
import { styleText } from "node:util";
import type { LoadedSite } from "../build/loadSite";
import type { DoneMend } from "../validate/mendText";
import { formatGithub } from "../validate/formats/github";
import { formatJson } from "../validate/formats/json";
import { formatDiagnostics } from "../validate/formats/people";
import { formatSarif } from "../validate/formats/sarif";
import type { Format } from "./command";

type Style = Parameters<typeof styleText>[0];
type Checked = Pick<LoadedSite, "diagnostics" | "file" | "text">;

/** More changed lines of one mend are not shown. */
const mostLines = 12;

/** The findings about a config as text for people; coloured on a terminal, unless NO_COLOR asks for none. */
export function report({ diagnostics, file, text }: Checked, isComplete = false): string {
  return formatDiagnostics(diagnostics, { file: shownName(file), text, isComplete, color });
}

/** The findings as text for programs. */
export function reportAs(format: Exclude<Format, "people">, { diagnostics, file }: Checked): string {
  const form = { json: formatJson, github: formatGithub, sarif: formatSarif }[format];
  return form(diagnostics, { file: shownName(file).split(sep).join("/") });
}

/** What was mended: each finding with the lines that changed. */
export function reportMends(file: string, mended: readonly DoneMend[]): string {
  const parts = mended.map(({ diagnostic, removed, added }) => {
    const { code, range } = diagnostic;
    const place = `${shownName(file)}:${range.start.line}:${range.start.column}`;
    return [
      `${color("cyan", place)} mended ${color("dim", code)}`,
      ...changed("-", "red", removed),
      ...changed("+", "green", added),
    ].join("\n");
  });
  return `${parts.join("\n\n")}\n`;
}

/** Whether a config cannot be used. */
export function hasErrors({ diagnostics }: Pick<LoadedSite, "diagnostics">): boolean {
  return diagnostics.some(({ severity }) => severity === "error");
}

function changed(sign: string, style: Style, lines: readonly string[]): string[] {
  const shown = lines.slice(0, mostLines).map((line) => color(style, `  ${sign} ${line.trim()}`));
  const more = lines.length - shown.length;
  return more > 0 ? [...shown, `  ${sign} … and ${more} more lines`] : shown;
}

/** Puts a style on words where they are read on a terminal: findings go to the error stream. */
function color(style: Style, words: string): string {
  const isColored = process.stderr.isTTY && !process.env["NO_COLOR"] && process.env["TERM"] !== "dumb";
  return isColored ? styleText(style, words, { validateStream: false }) : words;
}

function shownName(file: string): string {
  return relative(process.cwd(), file);
}
