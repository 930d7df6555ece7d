import type { Path } from "../../schema/walk";
import type { Diagnostic } from "../diagnostic";
import { applyChanges } from "../../json/edits";
import type { Surroundings } from "../surroundings";
import { validate } from "../validate";

export interface Fixed {
  /** The text after the fixes; the same as before when there was none. */
  text: string;
  /** What was fixed, in the order in which it was done. */
  fixed: DoneFix[];
  /** What is left. */
  diagnostics: Diagnostic[];
}

/** A fix that was done. */
export interface DoneFix {
  /** What was found; its place is that in the text as it was just before. */
  diagnostic: Diagnostic;
  /** The lines that changed, as they were and as they are now; without what is secret. */
  removed: string[];
  added: string[];
}

/** What ends a line. */
const lineEnd = /\r\n|\n|\r/;
/** More rounds than any file needs: each shows what the mistakes of the one before had hidden, or moves one key more. */
const mostRounds = 50;

/**
 * Does every fix that is offered for a text, and again for what comes to light then. A fix after which
 * the text would be worse is left out.
 */
export function fixText(text: string, surroundings: Surroundings): Fixed {
  const secrets = new Set<string>();
  const check = (candidate: string) => {
    const { diagnostics } = validate(candidate, surroundings);
    for (const secret of secretsIn(candidate, diagnostics)) secrets.add(secret);
    return diagnostics;
  };
  let state: Fixed = { text, fixed: [], diagnostics: check(text) };
  for (let round = 0; round < mostRounds; round++) {
    const offered = withoutOverlaps(state.diagnostics);
    if (offered.length === 0) break;
    const next = attempt(state, offered, check) ?? oneByOne(state, offered, check);
    if (next.text === state.text) break;
    state = next;
  }
  return { ...state, fixed: state.fixed.map((fix) => withoutSecrets(fix, secrets)) };
}

/** To try the fixes of a longer text only to count them takes too long, in characters. */
const longestTried = 200_000;

/**
 * The findings that {@link fixText} fixes. It leaves out a fix that would do harm elsewhere, such as an id that another
 * block has.
 */
export function promisedFixes(
  text: string,
  diagnostics: readonly Diagnostic[],
  surroundings: Surroundings,
): Diagnostic[] {
  const offered = diagnostics.filter(({ edits }) => edits);
  if (offered.length === 0 || text.length > longestTried) return offered;
  const keyOf = ({ code, path }: Diagnostic) => JSON.stringify([code, path]);
  const done = new Set(fixText(text, surroundings).fixed.map(({ diagnostic }) => keyOf(diagnostic)));
  return offered.filter((one) => done.has(keyOf(one)));
}

type Check = (text: string) => Diagnostic[];

/** The state after these fixes; `undefined` when it would be worse than before. */
function attempt(before: Fixed, fixes: readonly Diagnostic[], check: Check): Fixed | undefined {
  const text = applyChanges(before.text, fixes.flatMap(changesOf));
  const diagnostics = check(text);
  const isBetter = !isWorse(before.diagnostics, diagnostics, fixes);
  if (!isBetter) return undefined;
  const done = fixes.map((fix) => ({ diagnostic: fix, ...changedLines(before.text, fix) }));
  return { text, diagnostics, fixed: [...before.fixed, ...done] };
}

/** Tries the fixes from the end of the file to its start, so that the places of the others stay. */
function oneByOne(before: Fixed, fixes: readonly Diagnostic[], check: Check): Fixed {
  return fixes.reduceRight((state, fix) => attempt(state, [fix], check) ?? state, before);
}

/**
 * Whether fixes did harm: of some code there are more findings than before, not counting those that were fixed.
 * What a mistake had hidden may come to light: anything after a mistake in the text itself, any warning after the
 * last error, and what stands in the same group of keys after any other.
 */
function isWorse(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
  fixes: readonly Diagnostic[],
): boolean {
  const mistakesBefore = before.filter(isAboutText).length;
  const mistakesAfter = after.filter(isAboutText).length;
  if (mistakesBefore > 0) return mistakesAfter >= mistakesBefore;
  // An older shape hides everything else.
  if (before.some(isOlder)) return after.some(isOlder);
  // One text may have several findings with the same code.
  const isBack = fixes.some((fix) => countAlike(after, fix) >= countAlike(before, fix));
  if (isBack) return true;
  // Fixes of warnings, which hide nothing, are judged by themselves.
  if (fixes.every(isError) && !after.some(isError)) return false;
  const allowed = countCodes(before);
  for (const { code } of fixes) allowed.set(code, allowed.get(code)! - 1);
  const groups = fixes.map(groupOf);
  const elsewhere = after.filter(({ path }) => !groups.some((group) => isInside(path, group)));
  return [...countCodes(elsewhere)].some(([code, count]) => count > (allowed.get(code) ?? 0));
}

function countAlike(diagnostics: readonly Diagnostic[], { code, path }: Diagnostic): number {
  const place = JSON.stringify(path);
  return diagnostics.filter((one) => one.code === code && JSON.stringify(one.path) === place).length;
}

/** The part of the config that a fix changes: several edits may be in several entries of a list. */
function groupOf({ path, edits = [] }: Diagnostic): Path {
  const index = path.findLastIndex((part) => typeof part === "number");
  return edits.length > 1 && index > 0 ? path.slice(0, index) : path.slice(0, -1);
}

/** Whether a finding is about the text itself: it is at no place of the config. */
function isAboutText({ path }: Diagnostic): boolean {
  return path.length === 0;
}

function isError({ severity }: Diagnostic): boolean {
  return severity === "error";
}

function isOlder({ code }: Diagnostic): boolean {
  return code === "older-version";
}

function isInside(path: Path, group: Path): boolean {
  return group.length > 0 && group.every((part, index) => path[index] === part);
}

function countCodes(diagnostics: readonly Diagnostic[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { code } of diagnostics) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}

/** The findings that can be fixed in one go: of two whose changes touch, the first. */
function withoutOverlaps(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const taken: { start: number; end: number }[] = [];
  return diagnostics.filter(({ edits }) => {
    const spans = (edits ?? []).map(({ range }) => ({ start: range.start.offset, end: range.end.offset }));
    const touches = spans.some((one) => taken.some((two) => one.start <= two.end && two.start <= one.end));
    if (spans.length === 0 || touches) return false;
    for (const span of spans) taken.push(span);
    return true;
  });
}

function changesOf({ edits = [] }: Diagnostic) {
  return edits.map(({ range: { start, end }, text }) => ({
    offset: start.offset,
    length: end.offset - start.offset,
    text,
  }));
}

/** What was found to be secret, as it stands between its quotes. */
function secretsIn(text: string, diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics
    .filter(({ isSecret }) => isSecret)
    .map(({ range: { start, end } }) => text.slice(start.offset, end.offset).replaceAll('"', ""))
    .filter((secret) => secret !== "");
}

/** A fix whose lines may be shown: dots stand in place of what is secret. */
function withoutSecrets({ diagnostic, removed, added }: DoneFix, secrets: ReadonlySet<string>): DoneFix {
  const hide = (line: string) =>
    [...secrets].reduce((shown, secret) => shown.replaceAll(secret, "\u2022".repeat(secret.length)), line);
  return { diagnostic, removed: removed.map(hide), added: added.map(hide) };
}

/** The lines that one fix changes. */
function changedLines(text: string, fix: Diagnostic): Pick<DoneFix, "removed" | "added"> {
  const before = text.split(lineEnd);
  const after = applyChanges(text, changesOf(fix)).split(lineEnd);
  const shortest = Math.min(before.length, after.length);
  let start = 0;
  while (start < shortest && before[start] === after[start]) start++;
  let end = 0;
  while (end < shortest - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return {
    removed: before.slice(start, before.length - end),
    added: after.slice(start, after.length - end),
  };
}
