import { countBy } from "../../json/groupBy";
import type { Path } from "../../schema/walk";
import { type Diagnostic, isError } from "../diagnostic";

/**
 * Whether fixes did harm: some code has more findings than before, not counting the fixed ones.
 * Findings that a mistake had hidden are allowed. A syntax mistake hides everything after it, the last error hides
 * warnings, and any other mistake hides findings in the same object.
 */
export function isWorse(
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
  const [alikeBefore, alikeAfter] = [countBy(before.map(keyOf)), countBy(after.map(keyOf))];
  const isBack = fixes.some((fix) => (alikeAfter.get(keyOf(fix)) ?? 0) >= (alikeBefore.get(keyOf(fix)) ?? 0));
  if (isBack) return true;
  // Fixing the last errors may reveal warnings. Fixing a warning reveals nothing.
  if (fixes.every(isError) && !after.some(isError)) return false;
  const allowed = countBy(before.map(codeOf));
  for (const { code } of fixes) allowed.set(code, allowed.get(code)! - 1);
  const groups = fixes.map(groupOf);
  const elsewhere = after.filter(({ path }) => !groups.some((group) => isInside(path, group)));
  return [...countBy(elsewhere.map(codeOf))].some(([code, count]) => count > (allowed.get(code) ?? 0));
}

export function keyOf({ code, file, path }: Diagnostic): string {
  return JSON.stringify([code, file, path]);
}

const codeOf = ({ code }: Diagnostic) => code;

/** The part of the config that a fix changes. Its edits may be in several entries of a list. */
function groupOf({ path, edits = [] }: Diagnostic): Path {
  const index = path.findLastIndex((part) => typeof part === "number");
  return edits.length > 1 && index > 0 ? path.slice(0, index) : path.slice(0, -1);
}

/** Whether a finding is about the text itself, so it has no path in the config. */
function isAboutText({ path }: Diagnostic): boolean {
  return path.length === 0;
}

function isOlder({ code }: Diagnostic): boolean {
  return code === "older-version";
}

function isInside(path: Path, group: Path): boolean {
  return group.length > 0 && group.every((part, index) => path[index] === part);
}
