import type { Path } from "../../schema/walk";
import { mergeLists } from "./mergeLists";
import { type Conflict, Merging, type PathFix, type Side } from "./merging";
import { isGroup, isSame } from "./sameValue";

/** The three versions of a value; `undefined` if a version does not have it. */
export type Versions = Pick<Conflict, "base" | "mine" | "theirs">;

/**
 * Merges three versions of a JSON value. Objects are merged by key, and lists by entry.
 * @param choices - the winners of the conflicts, in their order. Without a choice, `theirs` wins.
 */
export function mergeValues(versions: Versions, choices: readonly (Side | undefined)[] = []): Merging {
  const merging = new Merging(choices);
  mergeAt(merging, versions, { mine: [], theirs: [] });
  return merging;
}

/** The smallest edits that turn one value into another, one after another. */
export function editsBetween(from: unknown, to: unknown): PathFix[] {
  return mergeValues({ base: from, mine: to, theirs: from }).edits;
}

function mergeAt(
  merging: Merging,
  versions: Versions,
  places: Record<Side, Path>,
  order: readonly string[] = [],
): void {
  const { base, mine, theirs } = versions;
  if (isSame(mine, theirs)) return;
  const changed = isSame(base, theirs) ? "mine" : isSame(base, mine) ? "theirs" : "both";
  if (isGroup(mine) && isGroup(theirs) && (base === undefined || isGroup(base))) {
    // Keys of different types do not make an object of either type.
    if (changed !== "both" || mine["type"] === theirs["type"]) {
      mergeKeys(merging, { base: base ?? {}, mine, theirs }, places);
      return;
    }
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    mergeLists(merging, { base, mine, theirs }, places, mergeAt);
    return;
  }
  if (!merging.takesMine(versions, places, { changed })) return;
  const path = places.theirs;
  if (mine === undefined) merging.edits.push({ path, fix: { do: "remove" } });
  else if (theirs === undefined) merging.edits.push({ path, fix: { do: "insert", value: mine, order } });
  else merging.edits.push({ path, fix: { do: "rewrite", value: mine } });
}

function mergeKeys(
  merging: Merging,
  groups: Record<keyof Versions, Record<string, unknown>>,
  places: Record<Side, Path>,
): void {
  const order = Object.keys(groups.mine);
  const keys = new Set([...order, ...Object.keys(groups.theirs)]);
  for (const key of keys) {
    const valueIn = (version: keyof Versions) =>
      Object.hasOwn(groups[version], key) ? groups[version][key] : undefined;
    mergeAt(
      merging,
      { base: valueIn("base"), mine: valueIn("mine"), theirs: valueIn("theirs") },
      { mine: [...places.mine, key], theirs: [...places.theirs, key] },
      order,
    );
  }
}
