import { commonEnds } from "../../json/spanWithin";
import { canonical, isGroup } from "./sameValue";

/** Keys that identify an entry, best first. */
const identities = ["id", "path", "slug"];

/** In a gap with more pairs than this, entries are not compared with each other. */
const mostPairs = 2_500;

/** Entries of a gap with different numbers of entries are the same if they are this similar, from 0 to 1. */
const similarEnough = 0.3;

interface Options {
  /** Whether to match identities and equal entries only, not edited ones. */
  isExact?: boolean;
}

/**
 * Matches the entries of two versions of a list: by `id`, `path` or `slug`, then by equality. The others are edited ones.
 * Behind the same matched entry they match in turn if both versions have equally many, and anywhere if they are similar.
 * @returns indices in the new version by indices in the old one
 */
export function matchEntries(
  old: readonly unknown[],
  now: readonly unknown[],
  { isExact = false }: Options = {},
): Map<number, number> {
  const matches = new Map<number, number>();
  const taken = new Set<number>();
  const match = (from: number, to: number) => {
    matches.set(from, to);
    taken.add(to);
  };
  const rest = () => ({
    old: [...old.keys()].filter((index) => !matches.has(index)),
    now: [...now.keys()].filter((index) => !taken.has(index)),
  });
  for (const key of identities) {
    const open = rest();
    const targets = byName(open.now, (index) => identityOf(now[index], key));
    for (const [name, from] of byName(open.old, (index) => identityOf(old[index], key))) {
      const to = targets.get(name);
      if (from.length === 1 && to?.length === 1) match(from[0]!, to[0]!);
    }
  }
  const open = rest();
  const equal = byName(open.now, (index) => canonical(now[index]));
  for (const from of open.old) {
    const to = equal.get(canonical(old[from]))?.shift();
    if (to !== undefined) match(from, to);
  }
  if (isExact) return matches;
  for (const gap of gapsOf(rest(), matches)) {
    for (const [from, to] of pairsIn(gap, old, now)) match(from, to);
  }
  // Moved and edited ones.
  const last = rest();
  for (const [from, to] of similarPairs(last.old, last.now, old, now)) match(from, to);
  return matches;
}

interface Gap {
  old: number[];
  now: number[];
}

/** The unmatched entries of both versions that follow the same matched entry. */
function gapsOf(rest: Gap, matches: ReadonlyMap<number, number>): Gap[] {
  const taken = new Set(matches.values());
  const gaps = new Map<number, Gap>();
  const gapAfter = (anchor: number) => {
    const gap = gaps.get(anchor) ?? { old: [], now: [] };
    gaps.set(anchor, gap);
    return gap;
  };
  for (const index of rest.old) {
    gapAfter(matches.get(lastBefore(index, (one) => matches.has(one))) ?? -1).old.push(index);
  }
  for (const index of rest.now) gapAfter(lastBefore(index, (one) => taken.has(one))).now.push(index);
  return [...gaps.values()];
}

function lastBefore(index: number, isMatched: (index: number) => boolean): number {
  let before = index - 1;
  while (before >= 0 && !isMatched(before)) before--;
  return before;
}

function pairsIn(gap: Gap, old: readonly unknown[], now: readonly unknown[]): [number, number][] {
  const targets = byName(gap.now, (index) => kindOf(now[index]));
  const pairs = [...byName(gap.old, (index) => kindOf(old[index]))].flatMap(([kind, from]) => {
    const to = targets.get(kind) ?? [];
    if (from.length === to.length) return inTurn(from, to);
    return similarPairs(from, to, old, now);
  });
  // An entry may have become one of another kind.
  const from = gap.old.filter((index) => pairs.every(([one]) => one !== index));
  const to = gap.now.filter((index) => pairs.every(([, one]) => one !== index));
  return from.length === to.length ? [...pairs, ...inTurn(from, to)] : pairs;
}

function inTurn(from: readonly number[], to: readonly number[]): [number, number][] {
  return from.map((index, position) => [index, to[position]!]);
}

function similarPairs(
  from: readonly number[],
  to: readonly number[],
  old: readonly unknown[],
  now: readonly unknown[],
): [number, number][] {
  if (from.length * to.length > mostPairs) return [];
  const scored = from
    .flatMap((one) => to.map((other) => ({ one, other, score: similarity(old[one], now[other]) })))
    .filter(({ score }) => score >= similarEnough)
    .sort((a, b) => b.score - a.score);
  const used = { one: new Set<number>(), other: new Set<number>() };
  return scored.flatMap(({ one, other }): [number, number][] => {
    if (used.one.has(one) || used.other.has(other)) return [];
    used.one.add(one);
    used.other.add(other);
    return [[one, other]];
  });
}

/** From 0 to 1. */
function similarity(one: unknown, other: unknown): number {
  if (typeof one === "string" && typeof other === "string") {
    const { start, behind } = commonEnds(one, other);
    return one === other ? 1 : (start + behind) / Math.max(one.length, other.length);
  }
  if (isGroup(one) && isGroup(other)) {
    const keys = Object.keys(one).filter((key) => Object.hasOwn(other, key));
    const sum = keys.reduce((total, key) => total + similarity(one[key], other[key]), 0);
    return sum / Math.max(1, Object.keys(one).length, Object.keys(other).length);
  }
  if (Array.isArray(one) && Array.isArray(other)) {
    const known = new Set(one.map(canonical));
    const equal = other.filter((entry) => known.has(canonical(entry))).length;
    return equal / Math.max(1, one.length, other.length);
  }
  return one === other ? 1 : 0;
}

function kindOf(value: unknown): string {
  if (isGroup(value)) return `object ${typeof value["type"] === "string" ? value["type"] : ""}`;
  return Array.isArray(value) ? "array" : typeof value;
}

function identityOf(value: unknown, key: string): string | undefined {
  const name = isGroup(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return typeof name === "string" ? name : undefined;
}

function byName(
  indices: readonly number[],
  nameOf: (index: number) => string | undefined,
): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const index of indices) {
    const name = nameOf(index);
    if (name === undefined) continue;
    const group = groups.get(name);
    if (group) group.push(index);
    else groups.set(name, [index]);
  }
  return groups;
}
