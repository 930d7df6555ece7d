import type { Diagnostic } from "../validate/diagnostic";

/** Findings that stand together: those that are shown whole, and those of the same kind that are only counted. */
export interface Section {
  shown: Diagnostic[];
  counted: Diagnostic[];
}

/** Of each kind of error so many are shown; the others are counted. */
const mostErrors = 8;
/** Of a kind of warning with more than `allWarnings`, so many are shown: nobody counts one more to spare its place. */
const mostWarnings = 3;
const allWarnings = mostWarnings + 1;
/** So many are shown in all. */
const mostInAll = 60;

/**
 * What is shown of findings: first the errors in the order of the file, then the warnings by kind, in the order in which
 * the kinds begin.
 */
export function sectionsOf(diagnostics: readonly Diagnostic[]): Section[] {
  const ordered = [...diagnostics].sort((a, b) => a.range.start.offset - b.range.start.offset);
  const errors = ordered.filter(isError);
  const few = new Set(byCode(errors).flatMap((alike) => alike.slice(0, mostErrors)));
  const shown = errors.filter((error) => few.has(error)).slice(0, mostInAll);
  const left = new Set(shown);
  const sections = [
    { shown, counted: [] },
    ...byCode(errors.filter((error) => !left.has(error))).map((counted) => ({ shown: [], counted })),
  ];
  let room = mostInAll - shown.length;
  const ofWarnings = byCode(ordered.filter((one) => !isError(one))).map((alike) => {
    const count = Math.min(room, alike.length <= allWarnings ? alike.length : mostWarnings);
    room -= count;
    return { shown: alike.slice(0, count), counted: alike.slice(count) };
  });
  return [...sections, ...ofWarnings];
}

/** Findings by their codes, in the order in which the codes begin. */
export function byCode(diagnostics: readonly Diagnostic[]): Diagnostic[][] {
  const kinds = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const alike = kinds.get(diagnostic.code) ?? [];
    kinds.set(diagnostic.code, alike);
    alike.push(diagnostic);
  }
  return [...kinds.values()];
}

function isError({ severity }: Diagnostic): boolean {
  return severity === "error";
}
