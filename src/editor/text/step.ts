import type { Change } from "../../json/changes";
import { commonEnds } from "../../json/spanWithin";

/** Replaces the text `removed` at `offset` by `added`. */
export interface Replacement {
  offset: number;
  removed: string;
  added: string;
}

/** Replacements that do not overlap, in order. Their offsets are those before all of them. */
export type Step = readonly Replacement[];

/** The step that changes make, without characters that stay the same. */
export function stepOf(text: string, changes: readonly Change[]): Step {
  return [...changes]
    .sort((a, b) => a.offset - b.offset)
    .map(({ offset, length, text: added }) => smallest(offset, text.slice(offset, offset + length), added))
    .filter(({ removed, added }) => removed !== "" || added !== "");
}

export function changesOf(step: Step): Change[] {
  return step.map(({ offset, removed, added }) => ({ offset, length: removed.length, text: added }));
}

/** The step that takes a step back. */
export function inverseOf(step: Step): Step {
  let shift = 0;
  return step.map(({ offset, removed, added }) => {
    const inverse = { offset: offset + shift, removed: added, added: removed };
    shift += added.length - removed.length;
    return inverse;
  });
}

/**
 * Two replacements as one.
 * @param between - the text after the first and before the second one
 */
export function joined(first: Replacement, second: Replacement, between: string): Replacement {
  const firstEnd = first.offset + first.added.length;
  const secondEnd = second.offset + second.removed.length;
  const start = Math.min(first.offset, second.offset);
  const end = Math.max(firstEnd, secondEnd);
  return smallest(
    start,
    between.slice(start, first.offset) + first.removed + between.slice(firstEnd, end),
    between.slice(start, second.offset) + second.added + between.slice(secondEnd, end),
  );
}

/** The characters that a step keeps in memory. */
export function sizeOf(step: Step): number {
  return step.reduce((size, { removed, added }) => size + removed.length + added.length, 0);
}

function smallest(offset: number, removed: string, added: string): Replacement {
  const { start, behind } = commonEnds(removed, added);
  return {
    offset: offset + start,
    removed: copyOf(removed.slice(start, removed.length - behind)),
    added: copyOf(added.slice(start, added.length - behind)),
  };
}

/** A copy that shares no memory: in V8, a slice keeps the whole text, so each entry would keep a version of the file. */
function copyOf(slice: string): string {
  return JSON.parse(JSON.stringify(slice)) as string;
}
