import { basename } from "node:path";
import type { FindingsReport, FrameRow, ShownFinding } from "../../app/findings/report";
import { codeFrame, linesOfFiles, printable } from "../../report/codeFrame";
import { sectionsOf } from "../../report/sections";
import { type Diagnostic, isError } from "../../validate/diagnostic";
import type { Lines } from "../../json/lines";
import { catalogueTextIn } from "../../core/world";
import type { LoadedSite } from "../input/loadSite";
import type { Trouble } from "./trouble";

/** The most findings on a page. The terminal shows all. */
const MOST_SHOWN = 20;

/**
 * The findings for the open pages.
 * @param file - the config
 * @param loaded - the result of reading it; absent if it could not be read
 * @param troubles - other errors
 * @param commands - the commands that show more and that fix findings
 * @param isOutdated - whether the open pages are older than these findings
 */
export function findingsReport(
  file: string,
  loaded: (Pick<LoadedSite, "text" | "diagnostics"> & Partial<Pick<LoadedSite, "world">>) | undefined,
  troubles: readonly Trouble[],
  commands: FindingsReport["commands"],
  isOutdated = false,
): FindingsReport {
  const { text = "", diagnostics = [], world } = loaded ?? {};
  const linesOf = linesOfFiles(text, (name) => catalogueTextIn(name, world), diagnostics);
  const errors = diagnostics.filter(isError);
  const warnings = diagnostics.filter((one) => !isError(one));
  const ofWarnings = sectionsOf(warnings).flatMap((section) => section.shown);
  const shown = [...errors, ...ofWarnings].slice(0, Math.max(0, MOST_SHOWN - troubles.length));
  return {
    file: basename(file),
    errors: errors.length + troubles.length,
    warnings: warnings.length,
    isOutdated,
    fixable: diagnostics.filter(({ edits }) => edits).length,
    commands,
    findings: [
      ...troubles.slice(0, MOST_SHOWN).map(({ breadcrumb, message }): ShownFinding => ({
        severity: "error",
        breadcrumb: printable(breadcrumb),
        message: printable(message),
      })),
      ...shown.map((diagnostic) => shownFinding(diagnostic, linesOf(diagnostic.file))),
    ],
  };
}

function shownFinding(
  { code, severity, breadcrumb, file, message, range }: Diagnostic,
  lines: Lines,
): ShownFinding {
  const { line, column } = range.start;
  return {
    severity,
    breadcrumb: printable(breadcrumb),
    message: printable(message),
    code,
    place: { line, column, ...(file === undefined ? {} : { file }) },
    frame: frameRows(lines, range),
  };
}

/** The code frame with the mark in its last row, without indentation, because phones are narrow. */
function frameRows(lines: Lines, range: Diagnostic["range"]): FrameRow[] {
  const { rows, indent, length } = codeFrame(lines, range);
  const margins = rows.map(({ text }) => text.search(/\S|$/));
  const margin = Math.min(indent.length, ...margins);
  const from = indent.length - margin;
  return rows.map(({ number, text }, index) => ({
    number,
    text: text.slice(margin),
    ...(index === rows.length - 1 ? { mark: { from, to: from + length } } : {}),
  }));
}
