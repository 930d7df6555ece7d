import type { Path } from "../../schema/walk";
import { longestIncreasing } from "./increasing";
import { matchEntries } from "./matchEntries";
import type { Conflict, Merging, Side } from "./merging";
import { isSame } from "./sameValue";

type Versions = Pick<Conflict, "base" | "mine" | "theirs">;
type Lists = Record<keyof Versions, readonly unknown[]>;
/** An entry of any version, by its index in each; `undefined` if a version does not have it. */
type Entry = Partial<Record<keyof Versions, number>>;

/** Merges the versions of a value, and adds edits to the merge. */
type MergeAt = (merging: Merging, versions: Versions, places: Record<Side, Path>) => void;

/** Merges lists: their entries, then removed ones, then the order, then added ones. */
export function mergeLists(
  merging: Merging,
  lists: Lists,
  places: Record<Side, Path>,
  mergeAt: MergeAt,
): void {
  const entries = entriesOf(lists);
  const valuesOf = (entry: Entry): Versions => ({
    base: lists.base[entry.base ?? -1],
    mine: lists.mine[entry.mine ?? -1],
    theirs: lists.theirs[entry.theirs ?? -1],
  });
  const placesOf = ({ mine, theirs }: Entry) => ({
    ...(mine === undefined ? {} : { mine: [...places.mine, mine] }),
    ...(theirs === undefined ? {} : { theirs: [...places.theirs, theirs] }),
  });
  const inMine = inOrder(entries, "mine");
  const inTheirs = inOrder(entries, "theirs");
  const common = inTheirs.filter(({ mine }) => mine !== undefined);
  for (const entry of common) {
    mergeAt(merging, valuesOf(entry), {
      mine: [...places.mine, entry.mine!],
      theirs: [...places.theirs, entry.theirs!],
    });
  }

  const isTaken = (entry: Entry) => {
    const values = valuesOf(entry);
    const { base, mine } = entry;
    const isUnchanged =
      base !== undefined && isSame(values.base, mine === undefined ? values.theirs : values.mine);
    const changed = base !== undefined && !isUnchanged ? "both" : other(mine, isUnchanged);
    return merging.takesMine(values, placesOf(entry), { changed });
  };
  const removed = new Set(inTheirs.filter((entry) => entry.mine === undefined && isTaken(entry)));
  for (const { theirs } of [...removed].reverse()) {
    merging.edits.push({ path: [...places.theirs, theirs!], fix: { do: "remove" } });
  }
  const current = inTheirs.filter((entry) => !removed.has(entry));

  const order = inMine.filter(({ theirs }) => theirs !== undefined);
  if (takesOrder(merging, lists, places, common)) sortLike(order, current, places.theirs, merging);

  inMine.forEach((entry, index) => {
    if (entry.theirs !== undefined || !isTaken(entry)) return;
    const to = positionAfter(inMine.slice(0, index), current);
    current.splice(to, 0, entry);
    const value = lists.mine[entry.mine!];
    merging.edits.push({ path: [...places.theirs, to], fix: { do: "insert", value } });
  });
}

/** The side that changed an entry which only one of them has. */
function other(mine: number | undefined, wasInBase: boolean): Side {
  return (mine === undefined) === wasInBase ? "mine" : "theirs";
}

function entriesOf({ base, mine, theirs }: Lists): Entry[] {
  const inMine = matchEntries(base, mine);
  const inTheirs = matchEntries(base, theirs);
  const entries = base.map((_, index) =>
    entryOf({ base: index, mine: inMine.get(index), theirs: inTheirs.get(index) }),
  );
  const added = { mine: unmatched(mine, inMine), theirs: unmatched(theirs, inTheirs) };
  const both = matchEntries(
    added.mine.map((index) => mine[index]),
    added.theirs.map((index) => theirs[index]),
    { isExact: true },
  );
  const matched = new Set(both.values());
  added.mine.forEach((index, position) => {
    entries.push(entryOf({ mine: index, theirs: added.theirs[both.get(position) ?? -1] }));
  });
  added.theirs.forEach((index, position) => {
    if (!matched.has(position)) entries.push({ theirs: index });
  });
  return entries;
}

function entryOf(indices: Record<string, number | undefined>): Entry {
  return Object.fromEntries(Object.entries(indices).filter(([, index]) => index !== undefined));
}

function unmatched(list: readonly unknown[], matches: ReadonlyMap<number, number>): number[] {
  const matched = new Set(matches.values());
  return [...list.keys()].filter((index) => !matched.has(index));
}

function inOrder(entries: readonly Entry[], side: Side): Entry[] {
  return entries.filter((entry) => entry[side] !== undefined).sort((a, b) => a[side]! - b[side]!);
}

/** Whether the order of `mine` must be written into `theirs`. */
function takesOrder(
  merging: Merging,
  { base, mine, theirs }: Lists,
  places: Record<Side, Path>,
  common: readonly Entry[],
): boolean {
  const old = common.filter((entry) => entry.base !== undefined);
  const isSorted = (by: Side, like: keyof Versions) => {
    const sorted = [...old].sort((a, b) => a[by]! - b[by]!);
    return sorted.every((entry, index) => index === 0 || sorted[index - 1]![like]! < entry[like]!);
  };
  if (isSorted("mine", "theirs")) return false;
  const changed = isSorted("theirs", "base") ? "mine" : isSorted("mine", "base") ? "theirs" : "both";
  return merging.takesMine({ base, mine, theirs }, places, { changed, about: "order" });
}

/** Sorts entries by the fewest moves. Each moved entry follows the one before it in the order. */
function sortLike(order: readonly Entry[], current: Entry[], path: Path, merging: Merging): void {
  const ranks = new Map(order.map((entry, rank) => [entry, rank]));
  const ranked = current.filter((entry) => ranks.has(entry));
  const kept = longestIncreasing(ranked.map((entry) => ranks.get(entry)!));
  const moved = new Set(ranked.filter((_, position) => !kept.has(position)));
  order.forEach((entry, rank) => {
    if (!moved.has(entry)) return;
    const from = current.indexOf(entry);
    current.splice(from, 1);
    const to = positionAfter(order.slice(0, rank), current);
    current.splice(to, 0, entry);
    if (from !== to)
      merging.edits.push({ path: [...path, from], fix: { do: "moveEntry", to: [...path, to] } });
  });
}

/** The index after the last of these entries that the list contains. */
function positionAfter(entries: readonly Entry[], current: readonly Entry[]): number {
  const previous = entries.findLast((entry) => current.includes(entry));
  return previous === undefined ? 0 : current.indexOf(previous) + 1;
}
