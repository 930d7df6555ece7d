import { shapeOf } from "../schema/schemaAt";
import { descriptionOf, isOptional, type Schema, structureOf } from "../schema/structure";

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
export function keysOf(group: Schema): KeyFacts[] {
  return Object.entries(shapeOf(group, undefined)).map(([name, schema]) => factsOf(name, schema));
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
    isRequired: !isOptional(schema),
    ...(fallback === undefined || isEmpty ? {} : { fallback }),
  };
}

/** The description of a schema: its own, or that of what it makes optional. */
export function describe(schema: Schema): string {
  return descriptionOf(schema) ?? "";
}

/** What a schema makes optional, and what it puts in its place. */
export function unwrap(schema: Schema): { value: Schema; fallback?: unknown } {
  const structure = structureOf(schema);
  if (structure.is !== "optional") return { value: schema };
  const { value, fallback } = unwrap(structure.inner);
  return "fallback" in structure ? { fallback: structure.fallback, value } : { fallback, value };
}
