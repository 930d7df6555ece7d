import { applyChanges, type Change } from "./changes";

/** Lines before and after changes. */
export interface ChangedLines {
  removed: string[];
  added: string[];
}

const lineEnd = /\r\n|\n|\r/;
/** Longer lines are truncated this many characters from the change. */
const shownAround = 400;

/** The lines of a text that changes replace. Only a part of a long line is read. */
export function changedLines(text: string, changes: readonly Change[]): ChangedLines {
  const first = Math.min(...changes.map(({ offset }) => offset));
  const last = Math.max(...changes.map(({ offset, length }) => offset + length));
  const lineAbove = text
    .slice(Math.max(0, first - shownAround), first)
    .split(lineEnd)
    .at(-1)!;
  const lineBelow = text.slice(last, last + shownAround).split(lineEnd)[0]!;
  const start = first - lineAbove.length;
  const moved = changes.map((change) => ({ ...change, offset: change.offset - start }));
  const part = text.slice(start, last + lineBelow.length);
  const before = part.split(lineEnd);
  const after = applyChanges(part, moved).split(lineEnd);
  const shortest = Math.min(before.length, after.length);
  let same = 0;
  while (same < shortest && before[same] === after[same]) same++;
  let end = 0;
  while (end < shortest - same && before.at(-1 - end) === after.at(-1 - end)) end++;
  return { removed: before.slice(same, before.length - end), added: after.slice(same, after.length - end) };
}
