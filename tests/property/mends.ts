import type { Diagnostic } from "../../src/validate/diagnostic";
import { applyChanges, type Change } from "../../src/validate/edits";
import { mendText } from "../../src/validate/mendText";
import type { Surroundings } from "../../src/validate/surroundings";
import { validate } from "../../src/validate/validate";

/** More mends of one text are not tried one by one: each means another answer. */
const mostMends = 5;

/** What is wrong with the edits that come with findings; nothing when each of them mends what it is for. */
export function mendFlaws(
  text: string,
  diagnostics: readonly Diagnostic[],
  surroundings: Surroundings,
): string[] {
  const offered = diagnostics.filter(({ edits }) => edits !== undefined).slice(0, mostMends);
  const flaws = offered.flatMap((diagnostic) =>
    oneMendFlaws(text, diagnostic, diagnostics, surroundings).map(
      (flaw) =>
        `${flaw}: ${diagnostic.code} at ${JSON.stringify(diagnostic.path)}: ${diagnostic.message} ${JSON.stringify(diagnostic.edits)}`,
    ),
  );
  return offered.length === 0 ? flaws : [...flaws, ...allMendsFlaws(text, diagnostics, surroundings)];
}

/** What is wrong with the text after every mend was done. */
function allMendsFlaws(text: string, before: readonly Diagnostic[], surroundings: Surroundings): string[] {
  const { text: mended, diagnostics: after } = mendText(text, surroundings);
  const again = mendText(mended, surroundings).text;
  return [
    ...(isJson(text) && !isJson(mended) ? ["all mends together break the text"] : []),
    ...(!hasError(before) && hasError(after) ? ["all mends together make a valid file invalid"] : []),
    ...(again === mended ? [] : [`the mends do not come to an end: ${JSON.stringify(again)}`]),
  ];
}

function oneMendFlaws(
  text: string,
  diagnostic: Diagnostic,
  before: readonly Diagnostic[],
  surroundings: Surroundings,
): string[] {
  const changes = changesOf(diagnostic);
  if (changes.length === 0) return ["a mend without an edit"];
  const isSound = changes.every(({ offset, length }, index) => {
    const last = changes[index - 1];
    const free = last ? last.offset + last.length : 0;
    return offset >= free && length >= 0 && offset + length <= text.length;
  });
  if (!isSound) return ["its edits overlap, are out of order or outside of the file"];

  const mended = applyChanges(text, changes);
  if (mended === text) return ["its edits change nothing"];
  const { diagnostics: after } = validate(mended, surroundings);
  const flaws: string[] = [];
  // Of several commas too many, one goes at a time.
  const isOneOfMany = diagnostic.path.length === 0 && mended.length < text.length;
  if (!isOneOfMany && countOf(after, diagnostic) >= countOf(before, diagnostic)) {
    flaws.push("its edits do not mend it");
  }
  if (isJson(text) && !isJson(mended)) flaws.push("its edits break the text");
  if (!hasError(before) && hasError(after)) flaws.push("its edits make a valid file invalid");
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

/** How many findings say the same of the same place; of the text itself, which has no paths, at the same offset. */
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
