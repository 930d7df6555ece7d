import { isBlockList } from "./blockLists";
import { simplify, articled, written } from "../words/words";
import type { Cursor } from "./cursor";
import { choicesOf, chosenOption, isGroup, type Schema, structureOf } from "./structure";

/**
 * The path to an object in a schema. A step is a key, `[]` for any entry of a list, `{}` for any entry of an object
 * with free names, or
 * `=type=cards` for an option that a type chooses.
 */
type SchemaPath = readonly string[];

export interface KeyPlace {
  key: string;
  /** The path of the object that contains the key. */
  steps: SchemaPath;
  schema: Schema;
  /** Whether the object is one of several forms that no type distinguishes. */
  isForm: boolean;
}

/** A key with more places is not evidence of a wrong level, unless one of the places is adjacent. */
const mostPlaces = 4;
const close = 2;

/** The keys below an object. It is the same instance each time, so lookups are cached. */
export interface KeysBelow {
  places: readonly KeyPlace[];
  names: readonly string[];
}

class SchemaKeys {
  readonly places: readonly KeyPlace[];
  /** By the spelling that {@link simplify} returns. */
  readonly bySpelling = new Map<string, KeyPlace[]>();
  readonly #below = new Map<string, KeysBelow>();

  constructor(schema: Schema) {
    this.places = [...placesIn(schema, [], false)];
    for (const place of this.places) {
      const plain = simplify(place.key);
      const same = this.bySpelling.get(plain);
      if (same) same.push(place);
      else this.bySpelling.set(plain, [place]);
    }
  }

  below(owner: SchemaPath): KeysBelow {
    const path = JSON.stringify(owner);
    let below = this.#below.get(path);
    if (!below) {
      const places = this.places.filter(
        ({ steps }) => steps.length > owner.length && isPrefix(owner, steps) && !steps.some(isChoice),
      );
      below = { places, names: places.map(({ key }) => key) };
      this.#below.set(path, below);
    }
    return below;
  }
}

const known = new WeakMap<Schema, SchemaKeys>();

function keysOf(schema: Schema): SchemaKeys {
  let keys = known.get(schema);
  if (!keys) {
    keys = new SchemaKeys(schema);
    known.set(schema, keys);
  }
  return keys;
}

/** Other places of a key, ignoring its spelling: at most the two nearest. */
export function placesOfKey(place: Cursor): KeyPlace[] {
  const { schema } = place.root;
  const spelt = (schema && keysOf(schema).bySpelling.get(simplify(String(place.part)))) ?? [];
  if (spelt.length === 0) return [];
  const owner = schemaPathOf(place.parent);
  const all = spelt.filter(({ steps }) => distance(owner, steps) > 0);
  const isRare = new Set(all.map((place) => place.schema)).size <= mostPlaces;
  const near = all
    .map((place) => ({ place, far: distance(owner, place.steps) }))
    .filter(({ place, far }) => isRare || (far <= close && isBelowOrBeside(place.steps, owner)))
    .sort((a, b) => a.far - b.far)
    // A place much farther away than the nearest is unlikely to be meant.
    .filter(({ far }, _, [nearest]) => far <= (nearest?.far ?? 0) + 1)
    // One of several forms is only suggested if there is nothing else.
    .filter(({ place }, _, all) => !place.isForm || all.every((one) => one.place.isForm))
    .map(({ place }) => place);
  const distinct = near.filter(
    (place, index) =>
      near.findIndex((other) => describePlace(other, owner) === describePlace(place, owner)) === index,
  );
  return distinct.slice(0, 2);
}

/** The keys that the schema has inside an object, at any depth. */
export function keysBelow(group: Cursor): KeysBelow {
  const { schema } = group.root;
  return schema ? keysOf(schema).below(schemaPathOf(group)) : { places: [], names: [] };
}

/** Describes a place relative to another: `under "site"`, `in an entry of "routes"`, `in a "cards" block`. */
export function wordsForPlace(place: KeyPlace, from: Cursor): string {
  return describePlace(place, schemaPathOf(from.parent));
}

/** The path of a place that exists once in a config; `undefined` inside lists and objects with free names. */
export function pathOfPlace({ steps, key }: KeyPlace): string[] | undefined {
  return steps.some((step) => isChoice(step) || isEntry(step)) ? undefined : [...steps, key];
}

function describePlace({ steps }: KeyPlace, owner: SchemaPath): string {
  const rest = isPrefix(owner, steps) ? steps.slice(owner.length) : steps;
  const choice = rest.findLastIndex(isChoice);
  const keys = rest.slice(choice + 1).filter((step) => !isEntry(step));
  const chosen = choice < 0 ? "" : describeChoice(steps, steps.length - rest.length + choice);
  if (keys.length === 0) return chosen ? `in ${chosen}` : "at the top level of the file";
  const words = `${isEntry(rest.at(-1) ?? "") ? "in an entry of" : "under"} ${written(keys.join("."))}`;
  return chosen ? `${words} in ${chosen}` : words;
}

/** `a "cards" block`, `an entry of "fields" with "type": "number"`. */
function describeChoice(steps: SchemaPath, index: number): string {
  const [, by = "", chosen = ""] = choicePattern.exec(steps[index]!) ?? [];
  const type = written(chosen);
  const before = steps.slice(0, index);
  const key = before.findLast((step) => !isEntry(step) && !isChoice(step)) ?? "";
  if (isBlockList(key)) return articled(type, "block");
  return `${isEntry(before.at(-1) ?? "") ? `an entry of ${written(key)}` : written(key)} with ${written(by)}: ${type}`;
}

function* placesIn(schema: Schema, steps: SchemaPath, isForm: boolean): Generator<KeyPlace> {
  const structure = structureOf(schema);
  switch (structure.is) {
    case "optional":
      return yield* placesIn(structure.inner, steps, isForm);
    case "list":
      return yield* placesIn(structure.entry, [...steps, "[]"], isForm);
    case "names":
      return yield* placesIn(structure.entry, [...steps, "{}"], isForm);
    case "choice":
      for (const option of structure.options) {
        const [type] = structure.by === undefined ? [] : choicesOf(option, structure.by);
        const isTyped = type !== undefined;
        yield* placesIn(
          option,
          isTyped ? [...steps, choiceOf(structure.by!, String(type))] : steps,
          isForm || !isTyped,
        );
      }
      return;
    case "group":
      for (const key of Object.keys(structure.keys)) yield { key, steps, schema, isForm };
      for (const [key, child] of Object.entries(structure.keys))
        yield* placesIn(child, [...steps, key], isForm);
      return;
    default:
  }
}

/** The known part of a place's schema path. */
function schemaPathOf(place: Cursor | undefined): SchemaPath {
  if (!place) return [];
  return [...schemaPathOf(place.parent), ...stepTo(place), ...choicesAt(place.schema, place.value)];
}

function stepTo({ part, parent }: Cursor): string[] {
  if (part === undefined) return [];
  switch (parent?.structure?.is) {
    case "list":
      return ["[]"];
    case "names":
      return ["{}"];
    case "choice":
    case undefined:
      return [];
    default:
      return [String(part)];
  }
}

/** The options that a value's types choose. */
function choicesAt(schema: Schema | undefined, value: unknown): string[] {
  const structure = schema && structureOf(schema);
  if (structure?.is === "optional") return choicesAt(structure.inner, value);
  if (structure?.is !== "choice") return [];
  const { by } = structure;
  const type = by !== undefined && isGroup(value) && Object.hasOwn(value, by) ? value[by] : undefined;
  const inner = choicesAt(chosenOption(structure, value), value);
  return typeof type === "string" ? [choiceOf(by!, type), ...inner] : inner;
}

function distance(from: SchemaPath, to: SchemaPath): number {
  let shared = 0;
  while (shared < from.length && from[shared] === to[shared]) shared++;
  return from.length + to.length - 2 * shared;
}

/** Whether an object is inside the owner, or another option of the same union. */
function isBelowOrBeside(steps: SchemaPath, owner: SchemaPath): boolean {
  return isPrefix(owner, steps) || (isChoice(owner.at(-1) ?? "") && isPrefix(owner.slice(0, -1), steps));
}

function isPrefix(start: SchemaPath, steps: SchemaPath): boolean {
  return start.every((step, index) => steps[index] === step);
}

function isEntry(step: string): boolean {
  return step === "[]" || step === "{}";
}

/** A choosing key and its value. No key contains `=`. */
const choicePattern = /^=(\w+)=(.*)$/s;

function choiceOf(by: string, value: string): string {
  return `=${by}=${value}`;
}

function isChoice(step: string): boolean {
  return choicePattern.test(step);
}
