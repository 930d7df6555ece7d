import type * as z from "zod";
import { matchingOption, type Path } from "./walk";

/** The schema without what makes it optional or gives it a default, and of a union the option that the value chose. */
export function unwrap(schema: z.core.$ZodType, value: unknown): z.core.$ZodType {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "optional":
    case "default":
    case "prefault":
    case "nullable":
    case "readonly":
      return unwrap(def.innerType, value);
    case "union": {
      const option = matchingOption(def as z.core.$ZodDiscriminatedUnionDef, value);
      return option ? unwrap(option, value) : schema;
    }
    default:
      return schema;
  }
}

/** The schema that is responsible for the value at a path, as far as the value says which one it is. */
export function schemaAt(schema: z.core.$ZodType, value: unknown, path: Path): z.core.$ZodType | undefined {
  let current: z.core.$ZodType | undefined = schema;
  let here = value;
  for (const part of path) {
    current = current && schemaOfPart(current, here, part);
    here = valueAt(here, [part]);
  }
  return current;
}

/** What stands at a path; `undefined` where the path leads to nothing. */
export function valueAt(value: unknown, path: Path): unknown {
  let here = value;
  for (const part of path) {
    if (typeof here !== "object" || here === null || !Object.hasOwn(here, part)) return undefined;
    here = (here as Record<string | number, unknown>)[part];
  }
  return here;
}

/** The keys that a group of keys may have, with their schemas. */
export function shapeOf(schema: z.core.$ZodType | undefined, value: unknown): z.core.$ZodShape {
  const { def } = (schema && (unwrap(schema, value) as z.core.$ZodTypes)._zod) ?? {};
  return def?.type === "object" ? def.shape : {};
}

/** The schema of one key or entry of a value. */
export function schemaOfPart(
  schema: z.core.$ZodType,
  value: unknown,
  part: string | number,
): z.core.$ZodType | undefined {
  const { def } = (unwrap(schema, value) as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "object":
      return Object.hasOwn(def.shape, part) ? def.shape[part] : undefined;
    case "array":
      return def.element;
    case "record":
      return def.valueType;
    default:
      return undefined;
  }
}
