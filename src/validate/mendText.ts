import type { Path } from "../fields/walk";
import type { DiagnosticCode } from "./codes";
import type { Diagnostic } from "./diagnostic";
import { applyChanges } from "./edits";
import type { Surroundings } from "./surroundings";
import { validate } from "./validate";

export interface Mended {
  /** The text after the mends; the same as before when there was none. */
  text: string;
  /** What was mended, in the order in which it was done. */
  mended: DoneMend[];
  /** What is left. */
  diagnostics: Diagnostic[];
}

/** A mend that was done. */
export interface DoneMend {
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
 * Does every mend that is offered for a text, and again for what comes to light then. A mend after which
 * the text would be worse is left out.
 */
export function mendText(text: string, surroundings: Surroundings): Mended {
  const secrets = new Set<string>();
  const check = (candidate: string) => {
    const { diagnostics } = validate(candidate, surroundings);
    for (const secret of secretsIn(candidate, diagnostics)) secrets.add(secret);
    return diagnostics;
  };
  let state: Mended = { text, mended: [], diagnostics: check(text) };
  for (let round = 0; round < mostRounds; round++) {
    const offered = withoutOverlaps(state.diagnostics);
    if (offered.length === 0) break;
    const next = attempt(state, offered, check) ?? oneByOne(state, offered, check);
    if (next.text === state.text) break;
    state = next;
  }
  return { ...state, mended: state.mended.map((mend) => withoutSecrets(mend, secrets)) };
}

type Check = (text: string) => Diagnostic[];

/** The state after these mends; `undefined` when it would be worse than before. */
function attempt(before: Mended, mends: readonly Diagnostic[], check: Check): Mended | undefined {
  const text = applyChanges(before.text, mends.flatMap(changesOf));
  const diagnostics = check(text);
  const isBetter = !isWorse(before.diagnostics, diagnostics, mends);
  if (!isBetter) return undefined;
  const done = mends.map((mend) => ({ diagnostic: mend, ...changedLines(before.text, mend) }));
  return { text, diagnostics, mended: [...before.mended, ...done] };
}

/** Tries the mends from the end of the file to its start, so that the places of the others stay. */
function oneByOne(before: Mended, mends: readonly Diagnostic[], check: Check): Mended {
  return mends.reduceRight((state, mend) => attempt(state, [mend], check) ?? state, before);
}

/**
 * Whether mends did harm: more of any kind was found than there was, those that were to be gone apart. What
 * a mistake had hidden may come to light: anything behind one in the text itself, and what stands in the
 * same group of keys behind any other.
 */
function isWorse(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
  mends: readonly Diagnostic[],
): boolean {
  const slipsBefore = before.filter(isAboutText).length;
  const slipsAfter = after.filter(isAboutText).length;
  if (slipsBefore > 0) return slipsAfter >= slipsBefore;
  const allowed = countCodes(before);
  for (const { code } of mends) allowed.set(code, allowed.get(code)! - 1);
  const groups = mends.map(({ path }) => path.slice(0, -1));
  const elsewhere = after.filter(({ path }) => !groups.some((group) => isInside(path, group)));
  const isBack = mends.some(({ code, path }) =>
    after.some((one) => one.code === code && JSON.stringify(one.path) === JSON.stringify(path)),
  );
  return isBack || [...countCodes(elsewhere)].some(([code, count]) => count > (allowed.get(code) ?? 0));
}

/** Whether a finding is about the text itself: it is at no place of the config. */
function isAboutText({ path }: Diagnostic): boolean {
  return path.length === 0;
}

function isInside(path: Path, group: Path): boolean {
  return group.length > 0 && group.every((part, index) => path[index] === part);
}

function countCodes(diagnostics: readonly Diagnostic[]): Map<DiagnosticCode, number> {
  const counts = new Map<DiagnosticCode, number>();
  for (const { code } of diagnostics) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}

/** The findings that can be mended in one go: of two whose changes touch, the first. */
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

/** A mend whose lines may be shown: dots stand in place of what is secret. */
function withoutSecrets({ diagnostic, removed, added }: DoneMend, secrets: ReadonlySet<string>): DoneMend {
  const hide = (line: string) =>
    [...secrets].reduce((shown, secret) => shown.replaceAll(secret, "\u2022".repeat(secret.length)), line);
  return { diagnostic, removed: removed.map(hide), added: added.map(hide) };
}

/** The lines that one mend changes. */
function changedLines(text: string, mend: Diagnostic): Pick<DoneMend, "removed" | "added"> {
  const before = text.split(lineEnd);
  const after = applyChanges(text, changesOf(mend)).split(lineEnd);
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
