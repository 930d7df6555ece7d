import { shapeOf } from "./schemaAt";
import { descriptionOf, isOptional, type Schema, structureOf } from "./structure";

export interface KeyFacts {
  name: string;
  /** The schema of its value, without optional wrappers. */
  value: Schema;
  description: string;
  isRequired: boolean;
  /** The default, if it has one. */
  fallback?: unknown;
}

export function keysOf(group: Schema): KeyFacts[] {
  return Object.entries(shapeOf(group, undefined)).map(([name, schema]) => factsOf(name, schema));
}

export function factsOf(name: string, schema: Schema): KeyFacts {
  const { value, fallback } = unwrap(schema);
  const description = describe(schema);
  const isEmpty = typeof fallback === "object" && Object.keys(fallback as object).length === 0;
  return {
    name,
    value,
    description,
    isRequired: !isOptional(schema),
    ...(fallback === undefined || isEmpty ? {} : { fallback }),
  };
}

/** The description of a schema, or of the schema it wraps. */
export function describe(schema: Schema): string {
  return descriptionOf(schema) ?? "";
}

/** The wrapped schema of an optional value, and its default. */
export function unwrap(schema: Schema): { value: Schema; fallback?: unknown } {
  const structure = structureOf(schema);
  if (structure.is !== "optional") return { value: schema };
  const { value, fallback } = unwrap(structure.inner);
  return "fallback" in structure ? { fallback: structure.fallback, value } : { fallback, value };
}
