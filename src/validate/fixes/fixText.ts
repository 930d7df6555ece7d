import { type Diagnostic, isError } from "../diagnostic";
import { type ChangedLines, changedLines } from "../../json/changedLines";
import { applyChanges, type Change } from "../../json/changes";
import { groupBy } from "../../json/groupBy";
import type { Surroundings } from "../surroundings";
import { isWorse, keyOf } from "./isWorse";
import { validate } from "../validate";

export interface Fixed {
  /** The text after the fixes; unchanged if there were none. */
  text: string;
  /** The texts of the changed catalogue files, by name. */
  files: ReadonlyMap<string, string>;
  /** The fixes in the order in which they were applied. */
  fixed: DoneFix[];
  diagnostics: Diagnostic[];
  /** Whether every offered fix was tried: see {@link mostTried}. */
  isComplete: boolean;
}

/** A fix with the lines that it changed, without secrets. */
export interface DoneFix extends ChangedLines {
  /** The finding, with its position in the text just before the fix. */
  diagnostic: Diagnostic;
}

/** More rounds than any file needs. Each fixes mistakes that the previous one revealed. */
const mostRounds = 50;
/** Trying fixes stops after checking this many characters, which takes about a second. */
const mostTried = 500_000;

/** Applies every fix for a text, then those that appear as a result. A fix that would make it worse is left out. */
export function fixText(text: string, surroundings: Surroundings): Fixed {
  const secrets = new Set<string>();
  let tried = 0;
  const check = (candidate: string, files: State["files"]) => {
    tried += candidate.length;
    for (const file of files.values()) tried += file.length;
    const { diagnostics } = validate(candidate, withFiles(surroundings, files));
    for (const secret of secretsIn(candidate, diagnostics)) secrets.add(secret);
    return diagnostics;
  };
  const noFiles = new Map<string, string>();
  let state: State = { text, files: noFiles, diagnostics: check(text, noFiles) };
  tried = 0;
  // Trying all fixes together is allowed for a text of any size.
  const canTry = () => tried === 0 || tried + state.text.length <= mostTried;
  const fixed: { before: State; fixes: Diagnostic[] }[] = [];
  let isComplete = true;
  for (let round = 0; round < mostRounds; round++) {
    const offered = withoutOverlaps(state.diagnostics);
    if (offered.length === 0) break;
    const { fixes, after, isComplete: areAllTried } = doFixes(state, offered, surroundings, check, canTry);
    isComplete = areAllTried;
    if (fixes.length === 0) break;
    fixed.push({ before: state, fixes });
    state = after;
  }
  return { ...state, isComplete, fixed: fixed.flatMap((round) => doneFixes(round, surroundings, secrets)) };
}

/** In characters. Trying the fixes of a longer text only to count them takes too long. */
const longestTried = 200_000;

/** The findings that {@link fixText} fixes. It leaves out harmful fixes, such as an id that another block has. */
export function promisedFixes(
  text: string,
  diagnostics: readonly Diagnostic[],
  surroundings: Surroundings,
): Diagnostic[] {
  const offered = diagnostics.filter(({ edits }) => edits);
  if (offered.length === 0 || text.length > longestTried) return offered;
  const done = new Set(fixText(text, surroundings).fixed.map(({ diagnostic }) => keyOf(diagnostic)));
  return offered.filter((one) => done.has(keyOf(one)));
}

type State = Pick<Fixed, "text" | "files" | "diagnostics">;
type Check = (text: string, files: State["files"]) => Diagnostic[];

/** The surroundings with changed catalogue files. */
function withFiles(surroundings: Surroundings, files: State["files"]): Surroundings {
  const { texts } = surroundings;
  if (files.size === 0 || !texts) return surroundings;
  return {
    ...surroundings,
    texts: (name) => {
      const text = files.get(name);
      return text === undefined ? texts(name) : { text };
    },
  };
}

/** The text of the config, or of one of its catalogue files. */
function textIn({ text, files }: State, name: string | undefined, surroundings: Surroundings): string {
  if (name === undefined) return text;
  const read = withFiles(surroundings, files).texts?.(name);
  return read && "text" in read ? read.text : "";
}

/** Applies as many fixes as possible. If some do harm together, tries each half of them separately. */
function doFixes(
  before: State,
  offered: readonly Diagnostic[],
  surroundings: Surroundings,
  check: Check,
  canTry: () => boolean,
) {
  const fixes: Diagnostic[] = [];
  let after = before;
  let isComplete = true;
  const attempt = (some: readonly Diagnostic[]): void => {
    if (!canTry()) {
      isComplete = false;
      return;
    }
    const files = new Map(before.files);
    let { text } = before;
    for (const [name, ofFile] of groupBy([...fixes, ...some], ({ file }) => file)) {
      const changed = applyChanges(textIn(before, name, surroundings), ofFile.flatMap(changesOf));
      if (name === undefined) text = changed;
      else files.set(name, changed);
    }
    const diagnostics = check(text, files);
    if (!isWorse(after.diagnostics, diagnostics, some)) {
      fixes.push(...some);
      after = { text, files, diagnostics };
    } else if (some.length > 1) {
      const middle = Math.ceil(some.length / 2);
      attempt(some.slice(middle));
      attempt(some.slice(0, middle));
    }
  };
  attempt(offered);
  return { fixes, after, isComplete };
}

/** The findings that can be fixed together. If two edits touch, an error wins over a warning, then the first wins. */
function withoutOverlaps(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const taken: { file: string | undefined; start: number; end: number }[] = [];
  const errorsFirst = [...diagnostics.filter(isError), ...diagnostics.filter((one) => !isError(one))];
  const kept = errorsFirst.filter(({ edits, file }) => {
    const spans = (edits ?? []).map(({ range: { start, end } }) => ({
      file,
      start: start.offset,
      end: end.offset,
    }));
    const touches = spans.some((one) =>
      taken.some((two) => one.file === two.file && one.start <= two.end && two.start <= one.end),
    );
    if (spans.length === 0 || touches) return false;
    for (const span of spans) taken.push(span);
    return true;
  });
  const fixed = new Set(kept);
  return diagnostics.filter((one) => fixed.has(one));
}

function changesOf({ edits = [] }: Diagnostic): Change[] {
  return edits.map(({ range: { start, end }, text }) => ({
    offset: start.offset,
    length: end.offset - start.offset,
    text,
  }));
}

function secretsIn(text: string, diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics
    .filter(({ isSecret, file }) => isSecret && file === undefined)
    .map(({ range: { start, end } }) => text.slice(start.offset, end.offset).replaceAll('"', ""))
    .filter((secret) => secret !== "");
}

/** The fixes of one round with the lines they change. Dots replace secrets and keep offsets valid. */
function doneFixes(
  { before, fixes }: { before: State; fixes: readonly Diagnostic[] },
  surroundings: Surroundings,
  secrets: ReadonlySet<string>,
): DoneFix[] {
  const hide = (text: string) =>
    [...secrets].reduce((shown, secret) => shown.replaceAll(secret, "\u2022".repeat(secret.length)), text);
  const files = new Map(fixes.map(({ file }) => [file, hide(textIn(before, file, surroundings))]));
  return fixes.map((fix) => {
    const { removed, added } = changedLines(files.get(fix.file)!, changesOf(fix));
    return { diagnostic: fix, removed, added: added.map(hide) };
  });
}
