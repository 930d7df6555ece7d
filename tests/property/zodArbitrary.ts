import * as fc from "fast-check";
import type * as z from "zod";

/** Values for schemas that cannot be generated from their shape; `undefined` uses the shape. */
export type OwnValues = (schema: z.core.$ZodType) => fc.Arbitrary<unknown> | undefined;

/** The most entries above the minimum of a list without a limit. */
const moreEntries = 2;

/** Generates valid input for a schema. Keys with a default may be missing. */
export function arbitraryOf(schema: z.core.$ZodType, own: OwnValues): fc.Arbitrary<unknown> {
  const chosen = own(schema);
  if (chosen) return chosen;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "optional":
    case "default":
    case "prefault":
      return arbitraryOf(def.innerType, own);
    case "object":
      return objectOf(def, own);
    case "array":
      return arrayOf(def, own);
    case "record":
      return fc.dictionary(
        arbitraryOf(def.keyType, own) as fc.Arbitrary<string>,
        arbitraryOf(def.valueType, own),
        { maxKeys: 4, noNullPrototype: true },
      );
    case "union":
      return fc.oneof(...def.options.map((option) => arbitraryOf(option, own)));
    case "literal":
      return fc.constantFrom(...def.values);
    case "enum":
      return fc.constantFrom(...Object.values(def.entries));
    case "boolean":
      return fc.boolean();
    case "string":
      return stringOf(checksOf(def));
    case "number":
      return numberOf(checksOf(def));
    default:
      throw new Error(`No values are known for the schema type "${def.type}".`);
  }
}

function objectOf(def: z.core.$ZodObjectDef, own: OwnValues): fc.Arbitrary<unknown> {
  const entries = Object.entries(def.shape);
  return fc.record(Object.fromEntries(entries.map(([key, child]) => [key, arbitraryOf(child, own)])), {
    requiredKeys: entries.flatMap(([key, child]) => (child._zod.optin === undefined ? [key] : [])),
    noNullPrototype: true,
  });
}

function arrayOf(def: z.core.$ZodArrayDef, own: OwnValues): fc.Arbitrary<unknown> {
  const { min_length: least = 0, max_length: most = Infinity } = checksOf(def);
  return fc.array(arbitraryOf(def.element, own), {
    minLength: Number(least),
    maxLength: Math.min(Number(most), Number(least) + moreEntries),
  });
}

/** Any Unicode character. fast-check's own arbitrary (`binary`) builds a list of all of them, which takes seconds. */
export const anyCharacter = fc
  .nat({ max: 0x10f7ff })
  // A lone surrogate is not a character.
  .map((number) => String.fromCodePoint(number < 0xd800 ? number : number + 0x800));

function stringOf({ min_length: least = 0, pattern }: Checks): fc.Arbitrary<string> {
  if (pattern instanceof RegExp) return matching(pattern).filter((text) => text.length >= Number(least));
  return fc.string({ unit: anyCharacter, minLength: Number(least), maxLength: Number(least) + 12 });
}

/** Arbitraries by pattern, cached because fast-check needs time for each pattern, and many fields share one. */
const matched = new Map<string, fc.Arbitrary<string>>();

function matching(pattern: RegExp): fc.Arbitrary<string> {
  const key = String(pattern);
  const known = matched.get(key) ?? fc.stringMatching(pattern, { size: "-1" });
  matched.set(key, known);
  return known;
}

function numberOf({ number_format, greater_than, less_than, exclusive }: Checks): fc.Arbitrary<number> {
  if (number_format === undefined) {
    return fc.double({
      noNaN: true,
      noDefaultInfinity: true,
      ...(greater_than === undefined ? {} : { min: Number(greater_than), minExcluded: exclusive === true }),
      ...(less_than === undefined ? {} : { max: Number(less_than) }),
    });
  }
  return fc.integer({ min: Number(greater_than ?? -1000), max: Number(less_than ?? 100_000) });
}

type Checks = Partial<Record<string, unknown>>;

/** The parameters of a schema's checks by name. */
function checksOf(schema: { checks?: readonly z.core.$ZodCheck[] | undefined }): Checks {
  const found: Checks = {};
  // A schema such as `z.int()` is a check itself.
  const all = [schema, ...(schema.checks ?? []).map((check) => check._zod.def)];
  for (const def of all as Record<string, unknown>[]) {
    switch (def["check"]) {
      case undefined:
        break;
      case "min_length":
        found["min_length"] = def["minimum"];
        break;
      case "max_length":
        found["max_length"] = def["maximum"];
        break;
      case "string_format":
        found["pattern"] = def["pattern"];
        break;
      case "number_format":
        found["number_format"] = def["format"];
        break;
      case "greater_than":
        found["greater_than"] = def["value"];
        found["exclusive"] = def["inclusive"] === false;
        break;
      case "less_than":
        found["less_than"] = def["value"];
        break;
      default:
        throw new Error(`No values are known for the check "${String(def["check"])}".`);
    }
  }
  return found;
}
