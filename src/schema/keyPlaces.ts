import type * as z from "zod";
import { matchingOption, type Path } from "./walk";
import { simplify } from "../words/simplify";
import { valueAt } from "./schemaAt";
import { written } from "../words/words";

/**
 * The path to a group of keys in a schema. Its steps are a key; `[]` for any entry of a list; `{}` for any entry of
 * a group with free names; `=cards` for the choice that a type makes.
 */
type SchemaPath = readonly string[];

/** A key where the schema has it. */
export interface KeyPlace {
  key: string;
  /** The group of keys that it stands in. */
  steps: SchemaPath;
  schema: z.core.$ZodType;
}

/** A key with more places than this is no sign of a wrong level, unless one of them is just below or beside. */
const mostPlaces = 4;
const close = 2;

const known = new WeakMap<z.core.$ZodType, KeyPlace[]>();

/** Where else the schema has a key, in whatever spelling: the nearest two places at most. */
export function placesOfKey(schema: z.core.$ZodType, root: unknown, path: Path): KeyPlace[] {
  const owner = schemaPathTo(schema, root, path.slice(0, -1));
  const plain = simplify(String(path.at(-1)));
  const all = allPlaces(schema).filter(
    ({ key, steps }) => simplify(key) === plain && distance(owner, steps) > 0,
  );
  const isRare = new Set(all.map((place) => place.schema)).size <= mostPlaces;
  const near = all
    .map((place) => ({ place, far: distance(owner, place.steps) }))
    .filter(({ place, far }) => isRare || (far <= close && isBelowOrBeside(place.steps, owner)))
    .sort((a, b) => a.far - b.far)
    // One that is much farther than the nearest was hardly meant.
    .filter(({ far }, _, [nearest]) => far <= (nearest?.far ?? 0) + 1)
    .map(({ place }) => place);
  const distinct = near.filter(
    (place, index) =>
      near.findIndex((other) => describePlace(other, owner) === describePlace(place, owner)) === index,
  );
  return distinct.slice(0, 2);
}

/** The keys that the schema has below a place of the config, at any depth. */
export function keysBelow(schema: z.core.$ZodType, root: unknown, path: Path): KeyPlace[] {
  const owner = schemaPathTo(schema, root, path);
  return allPlaces(schema).filter(
    ({ steps }) => steps.length > owner.length && isPrefix(owner, steps) && !steps.some(isChoice),
  );
}

/** `under "site"`, `in an entry of "routes"`, `in a "cards" block`: as seen from where the key was written. */
export function wordsForPlace(place: KeyPlace, schema: z.core.$ZodType, root: unknown, path: Path): string {
  return describePlace(place, schemaPathTo(schema, root, path.slice(0, -1)));
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
  const type = written(steps[index]!.slice(1));
  const before = steps.slice(0, index);
  const key = before.findLast((step) => !isEntry(step) && !isChoice(step)) ?? "";
  if (key === "blocks") return `a ${type} block`;
  return `${isEntry(before.at(-1) ?? "") ? `an entry of ${written(key)}` : written(key)} with "type": ${type}`;
}

function allPlaces(schema: z.core.$ZodType): KeyPlace[] {
  let places = known.get(schema);
  if (!places) {
    places = [...placesIn(schema, [])];
    known.set(schema, places);
  }
  return places;
}

function* placesIn(schema: z.core.$ZodType, steps: SchemaPath): Generator<KeyPlace> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if ("innerType" in def) yield* placesIn(def.innerType, steps);
  if (def.type === "array") yield* placesIn(def.element, [...steps, "[]"]);
  if (def.type === "record") yield* placesIn(def.valueType, [...steps, "{}"]);
  if (def.type === "union") {
    const { discriminator } = def as { discriminator?: string };
    for (const option of def.options) {
      const [type] = (discriminator && option._zod.propValues?.[discriminator]) || [];
      yield* placesIn(option, type === undefined ? steps : [...steps, `=${String(type)}`]);
    }
  }
  if (def.type === "object") {
    for (const key of Object.keys(def.shape)) yield { key, steps, schema };
    for (const [key, child] of Object.entries(def.shape)) yield* placesIn(child, [...steps, key]);
  }
}

/** The schema path of the group of keys at a path of a config. */
function schemaPathTo(schema: z.core.$ZodType, value: unknown, path: Path): SchemaPath {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const [part, ...rest] = path;
  if ("innerType" in def) return schemaPathTo(def.innerType, value, path);
  if (def.type === "union") {
    const option = matchingOption(def as z.core.$ZodDiscriminatedUnionDef, value);
    const { discriminator } = def as { discriminator?: string };
    const type = discriminator && valueAt(value, [discriminator]);
    const inner = option ? schemaPathTo(option, value, path) : [];
    return typeof type === "string" ? [`=${type}`, ...inner] : inner;
  }
  if (part === undefined) return [];
  const child = valueAt(value, [part]);
  if (def.type === "array") return ["[]", ...schemaPathTo(def.element, child, rest)];
  if (def.type === "record") return ["{}", ...schemaPathTo(def.valueType, child, rest)];
  const inner = def.type === "object" && Object.hasOwn(def.shape, part) ? def.shape[part] : undefined;
  return [String(part), ...(inner ? schemaPathTo(inner, child, rest) : [])];
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

function isChoice(step: string): boolean {
  return step.startsWith("=");
}
