import type * as z from "zod";

/** For owners the same thing, although the program knows more of one of them. */
const sameThings = new WeakMap<z.core.$ZodType, z.core.$ZodType>();

/**
 * Notes that a schema is, for who writes a config, the same as another one: both are explained in one place.
 * @returns the schema
 */
export function sameAs<S extends z.core.$ZodType>(schema: S, other: z.core.$ZodType): S {
  sameThings.set(schema, other);
  return schema;
}

/** The schema by which a thing is explained. */
export function explainedAs(schema: z.core.$ZodType): z.core.$ZodType {
  return sameThings.get(schema) ?? schema;
}
