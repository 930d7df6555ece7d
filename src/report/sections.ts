import { groupBy } from "../json/groupBy";
import { comparePlaces, type Diagnostic, isError } from "../validate/diagnostic";

/** Findings shown in full, and others of the same kind that are only counted. */
export interface Section {
  shown: Diagnostic[];
  counted: Diagnostic[];
}

/** Shown for each kind of error. */
const mostErrors = 8;
/** Shown for each kind with more than `allWarnings`. Hiding just one would save no space. */
const mostWarnings = 3;
const allWarnings = mostWarnings + 1;
const mostInAll = 60;

/** Groups findings: errors in the order of the file, then warnings by kind, in the order of their first appearance. */
export function sectionsOf(diagnostics: readonly Diagnostic[]): Section[] {
  const ordered = [...diagnostics].sort(comparePlaces);
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

/** Findings by code, in the order in which the codes first appear. */
export function byCode(diagnostics: readonly Diagnostic[]): Diagnostic[][] {
  return [...groupBy(diagnostics, ({ code }) => code).values()];
}
