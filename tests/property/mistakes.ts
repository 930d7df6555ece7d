import { extname } from "node:path";
import type * as z from "zod";
import { configSchema } from "../../src/config/config";
import { type FieldKind, fieldMeta } from "../../src/fields/kind";
import type { Diagnostic } from "../../src/validate/diagnostic";
import { Cursor } from "../../src/schema/cursor";
import { unwrap } from "../../src/schema/schemaAt";
import type { Surroundings } from "../../src/validate/surroundings";
import { validate } from "../../src/validate/validate";
import type { Base } from "./bases";
import { type Json, type Place, placesOf, put, remove, rename } from "./places";

/** A valid config with one mistake. */
export interface Mistake {
  name: string;
  /** Its text, generated on demand, because most runs use few of many. */
  text: () => string;
}

/** Values of every type. */
const typical: readonly Json[] = [5, null, "oddly", [], {}, true];

/** A wrong value of the right type for a kind of field. */
const wrongByKind: Partial<Record<FieldKind, Json>> = {
  text: "",
  richText: "<b>bold</b>",
  icon: "no-such-icon-anywhere",
  href: "javascript:alert(1)",
  postUrl: "forms",
  dataUrl: "state",
  frame: "map",
  image: "/nothing-like-it.png",
  date: "20.11.2026",
  server: "nobodyKnowsIt",
  toast: "nobodyKnowsIt",
  anchor: "Not An Id",
};

/**
 * Every mistake of these kinds in a valid config: a misspelt, uppercase or missing key, a value of the wrong type, or a
 * value that its key does not allow. Each is one mistake.
 *
 * Three kinds are excluded because they are several mistakes or none: another name for a constant, a tag, a server or a
 * toast, which breaks all of its uses; a constant that becomes a number or a text; `{}` for the name of a font, which
 * lacks two keys.
 */
export function mistakesOf(base: Base): Mistake[] {
  const config = JSON.parse(base.text) as Json;
  return placesOf(config).flatMap((place, index) => {
    const mistake = (what: string, change: (place: Place) => void): Mistake => ({
      name: `${base.name}: ${what} at ${JSON.stringify(place.path)}`,
      text: () => {
        const copy = JSON.parse(base.text) as Json;
        change(placesOf(copy)[index]!);
        return JSON.stringify(copy, null, 2);
      },
    });
    return [
      ...keyMistakes(place, config).map(([what, change]) => mistake(what, change)),
      ...wrongValues(place, config).map((value) =>
        mistake(`${JSON.stringify(value)} for ${JSON.stringify(place.value).slice(0, 40)}`, (one) =>
          put(one, value),
        ),
      ),
    ];
  });
}

/**
 * Explains what is wrong with the findings for a mistake; `undefined` if there is exactly one besides the base's
 * warnings.
 */
export function mistakeFlaws({ text }: Mistake, base: Base, surroundings: Surroundings): string[] {
  const known = adviceFor(base, surroundings);
  const found = validate(text(), surroundings).diagnostics.filter((one) => !known.has(keyOf(one)));
  const list = found.map(({ code, message }) => `${code} ${message}`).join(" | ");
  return found.length === 1 ? [] : [`${found.length} findings for one mistake: ${list}`];
}

const advice = new WeakMap<Base, ReadonlySet<string>>();

/** The findings of a base, cached for all of its mistakes. */
function adviceFor(base: Base, surroundings: Surroundings): ReadonlySet<string> {
  const known = advice.get(base) ?? new Set(validate(base.text, surroundings).diagnostics.map(keyOf));
  advice.set(base, known);
  return known;
}

/** The findings below a misspelt key. */
function keyOf({ code, path }: Diagnostic): string {
  return JSON.stringify([code, path.map((part) => (typeof part === "number" ? part : "key"))]);
}

function keyMistakes({ key, path }: Place, config: Json): [what: string, change: (place: Place) => void][] {
  if (typeof key === "number" || isOwnName(path)) return [];
  const misspelt = key.length > 3 ? key.slice(0, 2) + key.slice(3) : `${key}x`;
  const schema = Cursor.of(configSchema, config).at(path).schema;
  return [
    [`"${misspelt}"`, (place) => rename(place, misspelt)],
    [`"${key.toUpperCase()}"`, (place) => rename(place, key.toUpperCase())],
    ...(schema?._zod.optin === undefined
      ? ([[`no "${key}"`, (place) => remove(place)]] satisfies [string, (place: Place) => void][])
      : []),
  ];
}

function wrongValues({ path, value }: Place, config: Json): Json[] {
  const schema = Cursor.of(configSchema, config).at(path).schema;
  if (!schema) return [];
  const { def } = (unwrap(schema, value) as z.core.$ZodTypes)._zod;
  const meta = fieldMeta.get(schema) ?? fieldMeta.get(unwrap(schema, value));
  const otherTypes = typical.filter((other) => typeOf(other) !== typeOf(value) && !isAllowed(schema, other));
  const isChoice = def.type === "enum" || def.type === "literal";
  const missing = meta?.kind === "file" ? `/nothing-like-it${extname(String(value))}` : undefined;
  const wrong = meta?.mayBeEmpty ? undefined : (missing ?? (meta && wrongByKind[meta.kind]));
  return [...otherTypes, ...(isChoice ? ["oddly"] : []), ...(wrong === undefined ? [] : [wrong])];
}

/** Whether a value of the type is allowed too. */
function isAllowed(schema: z.core.$ZodType, value: Json): boolean {
  const { def } = (withoutDefault(schema) as z.core.$ZodTypes)._zod;
  if (def.type !== "union") return false;
  const { options } = def;
  return options.some((option) => typeOf(value) === jsonTypeOf(option));
}

/** The schema without optional wrappers. */
function withoutDefault(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return "innerType" in def ? withoutDefault(def.innerType) : schema;
}

function jsonTypeOf(schema: z.core.$ZodType): string {
  const { type } = (schema as z.core.$ZodTypes)._zod.def;
  return type === "enum" || type === "literal" ? "string" : type;
}

/** Whether the owner chooses the key's name. */
function isOwnName(path: Place["path"]): boolean {
  if (["constants", "tags", "servers"].includes(String(path[0]))) return path.length === 2;
  return path[1] === "messages" && path.length === 3;
}

function typeOf(value: Json): string {
  return Array.isArray(value) ? "array" : value === null ? "null" : typeof value;
}
