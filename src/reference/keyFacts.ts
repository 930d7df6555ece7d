import * as z from "zod";

type Schema = z.core.$ZodType;

/** What there is to say about one key. */
export interface KeyFacts {
  name: string;
  /** The schema of its value, without what makes it optional. */
  value: Schema;
  description: string;
  isRequired: boolean;
  /** What holds without the key; absent when nothing does. */
  fallback?: unknown;
}

/** The keys of a group, with what there is to say about each. */
export function keysOf(group: z.core.$ZodObject): KeyFacts[] {
  return Object.entries(group._zod.def.shape).map(([name, schema]) => factsOf(name, schema));
}

/** What there is to say about a key with this schema. */
export function factsOf(name: string, schema: Schema): KeyFacts {
  const { value, fallback } = unwrap(schema);
  const description = describe(schema);
  const isEmpty = typeof fallback === "object" && Object.keys(fallback as object).length === 0;
  return {
    name,
    value,
    description,
    isRequired: schema._zod.optin === undefined,
    ...(fallback === undefined || isEmpty ? {} : { fallback }),
  };
}

/** The description of a schema: its own, or that of what it makes optional. */
export function describe(schema: Schema): string {
  const own = z.globalRegistry.get(schema)?.description;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return own ?? ("innerType" in def ? describe(def.innerType) : "");
}

/** What a schema makes optional, and what it puts in its place. */
export function unwrap(schema: Schema): { value: Schema; fallback?: unknown } {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "default":
    case "prefault":
      return { fallback: def.defaultValue, value: unwrap(def.innerType).value };
    case "optional":
    case "nullable":
    case "readonly":
      return unwrap(def.innerType);
    default:
      return { value: schema };
  }
}
