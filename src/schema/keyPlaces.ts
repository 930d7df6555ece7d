import { simplify } from "../words/simplify";
import { articled, written } from "../words/words";
import type { Cursor } from "./cursor";
import { choicesOf, chosenOption, isGroup, type Schema, structureOf } from "./structure";

/**
 * The path to a group of keys in a schema. Its steps are a key; `[]` for any entry of a list; `{}` for any entry of
 * a group with free names; `=type=cards` for the choice that a type makes.
 */
type SchemaPath = readonly string[];

/** A key where the schema has it. */
export interface KeyPlace {
  key: string;
  /** The group of keys that it stands in. */
  steps: SchemaPath;
  schema: Schema;
  /** Whether the group is one of several forms that a value can have, and no type says which. */
  isForm: boolean;
}

/** A key with more places than this is no sign of a wrong level, unless one of them is just below or beside. */
const mostPlaces = 4;
const close = 2;

/** The keys that a schema has below a group: the same object each time, so that words are looked up in it quickly. */
export interface KeysBelow {
  places: readonly KeyPlace[];
  names: readonly string[];
}

/** All keys of a schema, worked out once, however many words are looked up. */
class SchemaKeys {
  readonly places: readonly KeyPlace[];
  /** By the spelling that {@link simplify} gives. */
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

/** Where else the schema has the key of a place, in whatever spelling: the nearest two at most. */
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
    // One that is much farther than the nearest was hardly meant.
    .filter(({ far }, _, [nearest]) => far <= (nearest?.far ?? 0) + 1)
    // What is one form of a value among others is meant only where nothing else is.
    .filter(({ place }, _, all) => !place.isForm || all.every((one) => one.place.isForm))
    .map(({ place }) => place);
  const distinct = near.filter(
    (place, index) =>
      near.findIndex((other) => describePlace(other, owner) === describePlace(place, owner)) === index,
  );
  return distinct.slice(0, 2);
}

/** The keys that the schema has below a group of keys, at any depth. */
export function keysBelow(group: Cursor): KeysBelow {
  const { schema } = group.root;
  return schema ? keysOf(schema).below(schemaPathOf(group)) : { places: [], names: [] };
}

/** `under "site"`, `in an entry of "routes"`, `in a "cards" block`: as seen from where a key was written. */
export function wordsForPlace(place: KeyPlace, from: Cursor): string {
  return describePlace(place, schemaPathOf(from.parent));
}

/** The path to a place that exists once in a config; `undefined` for places in lists, and those of free names. */
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
  return chosen ? `${words} of ${chosen}` : words;
}

/** `a "cards" block`, `an entry of "fields" with "type": "number"`. */
function describeChoice(steps: SchemaPath, index: number): string {
  const [, by = "", chosen = ""] = choicePattern.exec(steps[index]!) ?? [];
  const type = written(chosen);
  const before = steps.slice(0, index);
  const key = before.findLast((step) => !isEntry(step) && !isChoice(step)) ?? "";
  if (key === "blocks") return articled(type, "block");
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

/** The schema path of a place, as far as the schema knows it. */
function schemaPathOf(place: Cursor | undefined): SchemaPath {
  if (!place) return [];
  return [...schemaPathOf(place.parent), ...stepTo(place), ...choicesAt(place.schema, place.value)];
}

/** The step from a place to one of its keys or entries. */
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

/** The choices that a value makes by its types. */
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

/** Whether a group is inside the owner, or is another choice in its place. */
function isBelowOrBeside(steps: SchemaPath, owner: SchemaPath): boolean {
  return isPrefix(owner, steps) || (isChoice(owner.at(-1) ?? "") && isPrefix(owner.slice(0, -1), steps));
}

function isPrefix(start: SchemaPath, steps: SchemaPath): boolean {
  return start.every((step, index) => steps[index] === step);
}

function isEntry(step: string): boolean {
  return step === "[]" || step === "{}";
}

/** The key that chooses, and its value. Sign of a choice is what no key has in it. */
const choicePattern = /^=(\w+)=(.*)$/s;

function choiceOf(by: string, value: string): string {
  return `=${by}=${value}`;
}

function isChoice(step: string): boolean {
  return choicePattern.test(step);
}
