import type { Change } from "../../json/changes";
import { commonEnds } from "../../json/spanWithin";
import { longestIncreasing } from "./increasing";

/** The changes between two texts: between the lines that both contain once, in the same order. */
export function textDiff(from: string, to: string): Change[] {
  const [old, now] = [linesOf(from), linesOf(to)];
  const [oldPlaces, newPlaces] = [uniqueLines(old), uniqueLines(now)];
  const shared = [...oldPlaces].flatMap(([line, one]) => {
    const other = newPlaces.get(line);
    return other === undefined ? [] : [{ one, other }];
  });
  const kept = longestIncreasing(shared.map(({ other }) => other));
  const anchors = shared.filter((_, position) => kept.has(position));
  const [oldOffsets, newOffsets] = [offsetsOf(old), offsetsOf(now)];
  let start = { one: 0, other: 0 };
  return [...anchors, { one: old.length, other: now.length }].flatMap(({ one, other }) => {
    const offset = oldOffsets[start.one]!;
    const removed = from.slice(offset, oldOffsets[one]);
    const added = to.slice(newOffsets[start.other], newOffsets[other]);
    start = { one: one + 1, other: other + 1 };
    if (removed === added) return [];
    const { start: same, behind } = commonEnds(removed, added);
    const length = removed.length - same - behind;
    return [{ offset: offset + same, length, text: added.slice(same, added.length - behind) }];
  });
}

/** The lines with their line endings. */
function linesOf(text: string): string[] {
  return text.match(/[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g) ?? [];
}

/** The offsets of all lines, and of the end. */
function offsetsOf(lines: readonly string[]): number[] {
  const offsets = [0];
  for (const line of lines) offsets.push(offsets.at(-1)! + line.length);
  return offsets;
}

/** The positions of lines that occur once, in order. */
function uniqueLines(lines: readonly string[]): Map<string, number> {
  const places = new Map<string, number>();
  const repeated = new Set<string>();
  lines.forEach((line, index) => {
    if (places.has(line)) repeated.add(line);
    else places.set(line, index);
  });
  for (const line of repeated) places.delete(line);
  return places;
}
