import { relative, resolve, sep } from "node:path";
import { styleText } from "node:util";
import type { LoadedSite } from "../node/input/loadSite";
import { wordsFor } from "../node/invocation";
import { pathBelow } from "../node/pathBelow";
import type { Program } from "../node/program";
import { catalogueTextIn as textOf, type World } from "../core/world";
import { fileOf } from "../validate/diagnostic";
import type { DoneFix } from "../validate/fixes/fixText";
import { formatGithub, githubError } from "../report/github";
import { formatJson, jsonError } from "../report/json";
import { formatDiagnostics } from "../report/people";
import { formatSarif, sarifError } from "../report/sarif";
import type { Format } from "./command";
import { fixLines } from "./fixLines";

type Style = Parameters<typeof styleText>[0];
type MachineFormat = Exclude<Format, "people">;
interface ReportOptions {
  program: Pick<Program, "invocation">;
  config: string;
  isComplete?: boolean;
}
type Checked = Pick<LoadedSite, "diagnostics" | "file" | "text"> & { world?: Pick<World, "texts"> };

/** The most changed lines shown for a fix. */
const mostLines = 12;

/** Formats findings for people, with colours on a terminal unless NO_COLOR is set. */
export function report(
  { diagnostics, file, text, world }: Checked,
  { program: { invocation }, config, isComplete = false }: ReportOptions,
): string {
  return formatDiagnostics(diagnostics, {
    file: shownName(file),
    text,
    textOf: (name) => textOf(name, world),
    isComplete,
    all: invocation("validate", ...wordsFor(config), "--all"),
    explain: (code) => invocation("validate", "--explain", code),
    color,
  });
}

export function reportAs(format: MachineFormat, { diagnostics, file }: Checked): string {
  const form = { json: formatJson, github: formatGithub, sarif: formatSarif }[format];
  return form(diagnostics, { file: nameFor(format, file) });
}

/** Formats the reason why the config could not be checked, for programs. */
export function reportFailureAs(
  format: MachineFormat,
  { file, message }: { file: string; message: string },
): string {
  const form = { json: jsonError, github: githubError, sarif: sarifError }[format];
  return form(message, { file: nameFor(format, file) });
}

/** Lists fixed findings with their changed lines. */
export function reportFixes(file: string, fixed: readonly DoneFix[]): string {
  const parts = fixed.map((fix) => {
    const { code, file: catalogue, range } = fix.diagnostic;
    const { removed, added } = fixLines(fix);
    const place = `${fileOf(shownName(file), catalogue)}:${range.start.line}:${range.start.column}`;
    return [
      `${color("cyan", place)} fixed ${color("dim", code)}`,
      ...changed("-", "red", removed),
      ...changed("+", "green", added),
    ].join("\n");
  });
  return `${parts.join("\n\n")}\n`;
}

function changed(sign: string, style: Style, lines: readonly string[]): string[] {
  const shown = lines.slice(0, mostLines).map((line) => color(style, `  ${sign} ${line}`));
  const more = lines.length - shown.length;
  return more > 0 ? [...shown, `  ${sign} … and ${more} more lines`] : shown;
}

/** Findings go to the error output, so colours depend on it. */
function color(style: Style, words: string): string {
  return process.env["NO_COLOR"] ? words : styleText(style, words, { stream: process.stderr });
}

/** A path as the format's readers need it: in a workflow, relative to the repository. */
function nameFor(format: MachineFormat, file: string): string {
  const repository = process.env["GITHUB_WORKSPACE"];
  const inside = repository && format !== "json" ? pathBelow(resolve(repository), file) : undefined;
  return inside ?? shownName(file).split(sep).join("/");
}

function shownName(file: string): string {
  return relative(process.cwd(), file);
}
