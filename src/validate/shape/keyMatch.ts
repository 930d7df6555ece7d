import * as z from "zod";
import type { Cursor } from "../../schema/cursor";
import { placesOfKey } from "../../schema/keyPlaces";
import { shapeOf } from "../../schema/schemaAt";
import type { Schema } from "../../schema/structure";
import { nearest, sureMatch } from "../../words/nearest";
import { synonymsAmong } from "../../words/synonyms";
import { valueMeant } from "./valueMeant";

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
  const isCalled = (name: string) => name !== spelt && fits(place, name);
  // Of a key that is spelt nearly so and one that is meant nearly so, the value decides.
  const isOther = () => !fits(place, spelt!) && synonymsAmong(key, free).some(isCalled);
  // Nor is it a key nearly spelt so that wants something else, where the very key is one elsewhere.
  const isElsewhere = () => !fits(place, spelt!) && fitsElsewhere(place);
  if (spelt !== undefined && free.includes(spelt) && isElsewhere()) return undefined;
  if (spelt !== undefined && free.includes(spelt) && !isOther()) {
    const isSure = sureMatch(key, keys) === spelt && unknownKeysOf(owner, keys).bySpelling.get(spelt) === 1;
    return { names: [spelt], by: "spelling", isSure };
  }
  const isNeeded = (name: string) => !place.sibling(name).isOptional;
  const fitting = synonymsAmong(key, free).filter((name) => fits(place, name));
  const missing = fitting.filter(isNeeded);
  const names = missing.length > 0 ? missing : fitting;
  const unknown = unknownKeysOf(owner, keys);
  if (names.length === 0) {
    const needed = free.filter(isNeeded);
    const isPair = unknown.names.length === 1 && needed.length === 1 && fits(place, needed[0]!);
    return isPair ? { names: needed, by: "need", isSure: false } : undefined;
  }
  return { names, by: "meaning", isSure: names.length === 1 && unknown.countCalled(names[0]!) === 1 };
}

/**
 * Whether the value of an unknown key may stand under another key of its group, what is inside it apart, or is another
 * word for one that may.
 */
export function fits(place: Cursor, name: string): boolean {
  const { value } = place;
  const other = place.sibling(name);
  return (
    isTaken(other.schema, value) || (typeof value === "string" && valueMeant(other, value) !== undefined)
  );
}

/** The key of a few values that is also called as an unknown one is, where that has a single word for a value. */
export function choiceMeant(place: Cursor): Cursor | undefined {
  const { owner, keys } = groupOf(place);
  const { value } = place;
  if (typeof value !== "string" || !/^[\p{Letter}\p{Number}_-]+$/u.test(value)) return undefined;
  return synonymsAmong(String(place.part), keys)
    .filter((name) => !Object.hasOwn(owner, name))
    .map((name) => place.sibling(name))
    .find(({ structure }) => structure?.is === "enum");
}

/** The key that a number was meant for, where it wants one as a text. */
export function keyForText(place: Cursor): string | undefined {
  const { value } = place;
  if (typeof value !== "number") return undefined;
  const { owner, keys } = groupOf(place);
  const free = keys.filter((name) => !Object.hasOwn(owner, name));
  const [meant] = synonymsAmong(String(place.part), free);
  const isText = meant !== undefined && !fits(place, meant) && place.sibling(meant).accepts(place.numberText);
  return isText ? meant : undefined;
}

/** Whether the value of an unknown key may stand under the same key elsewhere, what is inside it apart. */
function fitsElsewhere(place: Cursor): boolean {
  return placesOfKey(place).some(({ schema, key }) => isTaken(shapeOf(schema, {})[key], place.value));
}

/** Whether a schema takes a value, what is inside it apart. */
export function isTaken(schema: Schema | undefined, value: unknown): boolean {
  const result = schema && z.safeParse(schema, value);
  return (
    result !== undefined && (result.success || result.error.issues.every((issue) => issue.path.length > 0))
  );
}

/** The unknown keys of a group: worked out once, however many of them there are. */
class UnknownKeys {
  readonly keys: readonly string[];
  readonly names: readonly string[];
  readonly #called = new Map<string, number>();
  #bySpelling: ReadonlyMap<string, number> | undefined;

  constructor(owner: Record<string, unknown>, keys: readonly string[]) {
    this.keys = keys;
    const known = new Set(keys);
    this.names = Object.keys(owner).filter((name) => !known.has(name));
  }

  /** How many of them would be the same known key by their letters, by that key. */
  get bySpelling(): ReadonlyMap<string, number> {
    if (!this.#bySpelling) {
      const counts = new Map<string, number>();
      for (const name of this.names) {
        const match = nearest(name, this.keys);
        if (match !== undefined) counts.set(match, (counts.get(match) ?? 0) + 1);
      }
      this.#bySpelling = counts;
    }
    return this.#bySpelling;
  }

  /** How many of them are other words for a known key. */
  countCalled(key: string): number {
    let count = this.#called.get(key);
    if (count === undefined) {
      count = this.names.filter((name) => synonymsAmong(name, [key]).length > 0).length;
      this.#called.set(key, count);
    }
    return count;
  }
}

const unknownKeys = new WeakMap<object, UnknownKeys>();

function unknownKeysOf(owner: Record<string, unknown>, keys: readonly string[]): UnknownKeys {
  let unknown = unknownKeys.get(owner);
  // Of which keys a group may have, its type decides, and that may be another one in another schema.
  if (unknown?.keys !== keys) {
    unknown = new UnknownKeys(owner, keys);
    unknownKeys.set(owner, unknown);
  }
  return unknown;
}

/** The group of keys that a key stands in, and the keys that it may have. */
export function groupOf(place: Cursor): { owner: Record<string, unknown>; keys: readonly string[] } {
  const group = place.parent!;
  return { owner: group.value as Record<string, unknown>, keys: group.keys };
}
