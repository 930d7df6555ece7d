import type { Diagnostic } from "../../src/validate/diagnostic";
import { applyChanges, type Change } from "../../src/json/changes";
import { fixText, promisedFixes } from "../../src/validate/fixes/fixText";
import type { Surroundings } from "../../src/validate/surroundings";
import { validate } from "../../src/validate/validate";

/** The most fixes of one text that are tried one by one, because each needs another validation. */
const mostFixes = 5;

/** Faults of the edits in findings; empty if each edit fixes its finding. */
export function fixFlaws(
  text: string,
  diagnostics: readonly Diagnostic[],
  surroundings: Surroundings,
): string[] {
  const offered = diagnostics.filter(({ edits }) => edits !== undefined).slice(0, mostFixes);
  const flaws = offered.flatMap((diagnostic) =>
    oneFixFlaws(text, diagnostic, diagnostics, surroundings).map(
      (flaw) =>
        `${flaw}: ${diagnostic.code} at ${JSON.stringify(diagnostic.path)}: ${diagnostic.message} ${JSON.stringify(diagnostic.edits)}`,
    ),
  );
  return offered.length === 0 ? flaws : [...flaws, ...allFixesFlaws(text, diagnostics, surroundings)];
}

/** Faults of the text after all fixes. */
function allFixesFlaws(text: string, before: readonly Diagnostic[], surroundings: Surroundings): string[] {
  const { text: fixed, diagnostics: after } = fixText(text, surroundings);
  const again = fixText(fixed, surroundings).text;
  return [
    ...(isJson(text) && !isJson(fixed) ? ["all fixes together break the text"] : []),
    ...(!hasError(before) && hasError(after) ? ["all fixes together make a valid file invalid"] : []),
    ...(fixed === text && promisedFixes(text, before, surroundings).length > 0
      ? ["the command promises a fix, and none is done"]
      : []),
    ...(again === fixed ? [] : [`the fixes do not come to an end: ${JSON.stringify(again)}`]),
  ];
}

function oneFixFlaws(
  text: string,
  diagnostic: Diagnostic,
  before: readonly Diagnostic[],
  surroundings: Surroundings,
): string[] {
  const changes = changesOf(diagnostic);
  if (changes.length === 0) return ["a fix without an edit"];
  const isSound = changes.every(({ offset, length }, index) => {
    const last = changes[index - 1];
    const free = last ? last.offset + last.length : 0;
    return offset >= free && length >= 0 && offset + length <= text.length;
  });
  if (!isSound) return ["its edits overlap, are out of order or outside of the file"];

  const fixed = applyChanges(text, changes);
  if (fixed === text) return ["its edits change nothing"];
  const { diagnostics: after } = validate(fixed, surroundings);
  const flaws: string[] = [];
  // Superfluous commas are removed one at a time.
  const isOneOfMany = diagnostic.path.length === 0 && fixed.length < text.length;
  if (!isOneOfMany && countOf(after, diagnostic) >= countOf(before, diagnostic)) {
    flaws.push("its edits do not fix it");
  }
  if (isJson(text) && !isJson(fixed)) flaws.push("its edits break the text");
  if (!hasError(before) && hasError(after)) flaws.push("its edits make a valid file invalid");
  const makesValid = hasError(before) && !hasError(after);
  if (makesValid && fixText(text, surroundings).fixed.length === 0) {
    flaws.push("its edits make the file valid, and are not done with all fixes");
  }
  return flaws;
}

/** The edits of a finding by offsets. */
export function changesOf({ edits = [] }: Diagnostic): Change[] {
  return edits.map(({ range: { start, end }, text }) => ({
    offset: start.offset,
    length: end.offset - start.offset,
    text,
  }));
}

/** The number of equal findings at the same path, or at the same offset for findings about the text. */
function countOf(diagnostics: readonly Diagnostic[], { code, path, message, range }: Diagnostic): number {
  const place = JSON.stringify(path);
  const isSame = (one: Diagnostic) =>
    path.length === 0
      ? one.message === message && one.range.start.offset === range.start.offset
      : JSON.stringify(one.path) === place;
  return diagnostics.filter((one) => one.code === code && isSame(one)).length;
}

function hasError(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === "error");
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
