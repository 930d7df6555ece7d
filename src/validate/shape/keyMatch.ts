import * as z from "zod";
import type { Cursor } from "../../schema/cursor";
import { nearest, sureMatch } from "../../words/nearest";
import { synonymsAmong } from "../../words/synonyms";

/** The keys of its own group that an unknown one may have been meant to be. */
export interface KeyMatch {
  names: string[];
  /** What speaks for them: the letters, what the word means, or only that they are missing. */
  by: "spelling" | "meaning" | "need";
  /** Whether nothing else can have been meant. */
  isSure: boolean;
}

/** Which keys of its group an unknown one was meant to be; `undefined` when nothing speaks for any. */
export function matchInGroup(place: Cursor): KeyMatch | undefined {
  const { owner, keys } = groupOf(place);
  const key = String(place.part);
  const free = keys.filter((name) => !Object.hasOwn(owner, name));
  const spelt = nearest(key, keys);
  if (spelt !== undefined && free.includes(spelt)) {
    const isSure = sureMatch(key, keys) === spelt && rivalsOf(owner, spelt, keys) === 1;
    return { names: [spelt], by: "spelling", isSure };
  }
  const isNeeded = (name: string) => !place.sibling(name).isOptional;
  const fitting = synonymsAmong(key, free).filter((name) => fits(place, name));
  const missing = fitting.filter(isNeeded);
  const names = missing.length > 0 ? missing : fitting;
  const unknown = Object.keys(owner).filter((other) => !keys.includes(other));
  if (names.length === 0) {
    const needed = free.filter(isNeeded);
    const isPair = unknown.length === 1 && needed.length === 1 && fits(place, needed[0]!);
    return isPair ? { names: needed, by: "need", isSure: false } : undefined;
  }
  const rivals = unknown.filter((other) => synonymsAmong(other, names).length > 0);
  return { names, by: "meaning", isSure: names.length === 1 && rivals.length === 1 };
}

/** Whether the value of an unknown key may stand under another key of its group, what is inside it apart. */
export function fits(place: Cursor, name: string): boolean {
  const { schema } = place.sibling(name);
  const result = schema && z.safeParse(schema, place.value);
  return (
    result !== undefined && (result.success || result.error.issues.every((issue) => issue.path.length > 0))
  );
}

/** How many unknown keys of a group would be the same known one. */
function rivalsOf(owner: Record<string, unknown>, match: string, keys: readonly string[]): number {
  return Object.keys(owner).filter((key) => !keys.includes(key) && nearest(key, keys) === match).length;
}

/** The group of keys that a key stands in, and the keys that it may have. */
export function groupOf(place: Cursor): { owner: Record<string, unknown>; keys: readonly string[] } {
  const group = place.parent!;
  return { owner: group.value as Record<string, unknown>, keys: group.keys };
}
