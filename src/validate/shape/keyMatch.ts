import * as z from "zod";
import { countBy } from "../../json/groupBy";
import type { Cursor } from "../../schema/cursor";
import { placesOfKey } from "../../schema/keyPlaces";
import { shapeOf } from "../../schema/schemaAt";
import type { Schema } from "../../schema/structure";
import { nearest, sureMatch } from "../../words/nearest";
import { synonymsAmong } from "../../words/synonyms";

/** The keys of the same object that an unknown key may be intended as. */
export interface KeyMatch {
  names: string[];
  /** The reason for the match: similar spelling, similar meaning, or only that the key is missing. */
  by: "spelling" | "meaning" | "need";
  /** Whether the match is unambiguous. */
  isSure: boolean;
}

/** The keys of its object that an unknown key may be intended as; `undefined` if there is no match. */
export function matchInGroup(place: Cursor): KeyMatch | undefined {
  const { owner, keys } = groupOf(place);
  const key = String(place.part);
  const free = keys.filter((name) => !Object.hasOwn(owner, name));
  const spelt = nearest(key, keys);
  const isCalled = (name: string) => name !== spelt && fits(place, name);
  // If one key has a similar spelling and another a similar meaning, the value decides.
  const isOther = () => !fits(place, spelt!) && synonymsAmong(key, free).some(isCalled);
  // A similar spelling does not count if the value has the wrong type and exactly this key exists elsewhere.
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

/** Whether another key accepts an unknown key's value or its synonym, ignoring mistakes inside it. */
export function fits(place: Cursor, name: string): boolean {
  const { value } = place;
  const other = place.sibling(name);
  return (
    isTaken(other.schema, value) || (typeof value === "string" && valueMeant(other, value) !== undefined)
  );
}

/** The key with a fixed set of values that an unknown key is another name for. Only for one-word values. */
export function choiceMeant(place: Cursor): Cursor | undefined {
  const { owner, keys } = groupOf(place);
  const { value } = place;
  if (typeof value !== "string" || !/^[\p{Letter}\p{Number}_-]+$/u.test(value)) return undefined;
  return synonymsAmong(String(place.part), keys)
    .filter((name) => !Object.hasOwn(owner, name))
    .map((name) => place.sibling(name))
    .find(({ structure }) => structure?.is === "enum");
}

/** The key that a number was intended for, if that key requires it as a text. */
export function keyForText(place: Cursor): string | undefined {
  const { value } = place;
  if (typeof value !== "number") return undefined;
  const { owner, keys } = groupOf(place);
  const free = keys.filter((name) => !Object.hasOwn(owner, name));
  const [meant] = synonymsAmong(String(place.part), free);
  const isText = meant !== undefined && !fits(place, meant) && place.sibling(meant).accepts(place.numberText);
  return isText ? meant : undefined;
}

/** Whether the same key elsewhere accepts the value, ignoring mistakes inside it. */
function fitsElsewhere(place: Cursor): boolean {
  return placesOfKey(place).some(({ schema, key }) => isTaken(shapeOf(schema, {})[key], place.value));
}

/** Whether a schema accepts a value, ignoring mistakes inside it. */
export function isTaken(schema: Schema | undefined, value: unknown): boolean {
  const result = schema && z.safeParse(schema, value);
  return (
    result !== undefined && (result.success || result.error.issues.every((issue) => issue.path.length > 0))
  );
}

/** The unknown keys of an object, computed once for all of them. */
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

  /** For each known key, the number of unknown keys with a similar spelling. */
  get bySpelling(): ReadonlyMap<string, number> {
    return (this.#bySpelling ??= countBy(this.names.flatMap((name) => nearest(name, this.keys) ?? [])));
  }

  /** The number of unknown keys with the meaning of a known key. */
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
  // The keys of an object depend on its type, which may differ in another schema.
  if (unknown?.keys !== keys) {
    unknown = new UnknownKeys(owner, keys);
    unknownKeys.set(owner, unknown);
  }
  return unknown;
}

/** The object that contains a key, and the keys it may have. */
export function groupOf(place: Cursor): { owner: Record<string, unknown>; keys: readonly string[] } {
  const group = place.parent!;
  return { owner: group.value as Record<string, unknown>, keys: group.keys };
}

/** The allowed value that a word names, directly or by a synonym; `undefined` for any other key or word. */
export function valueMeant({ part, structure }: Cursor, word: string): string | undefined {
  if (structure?.is !== "enum" || typeof part !== "string") return undefined;
  const values = structure.values.filter((value) => typeof value === "string");
  return values.find((value) => value === word) ?? synonymsAmong(word, values, part)[0];
}
