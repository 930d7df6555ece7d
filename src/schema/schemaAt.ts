import { chosenOption, type Schema, type Shape, structureOf } from "./structure";
import type { Path } from "./walk";

/** The schema without what makes it optional or gives it a default, and of a choice the option that the value made. */
export function unwrap(schema: Schema, value: unknown): Schema {
  const structure = structureOf(schema);
  if (structure.is === "optional") return unwrap(structure.inner, value);
  const option = structure.is === "choice" ? chosenOption(structure, value) : undefined;
  return option ? unwrap(option, value) : schema;
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
export function shapeOf(schema: Schema | undefined, value: unknown): Shape {
  const structure = schema && structureOf(unwrap(schema, value));
  return structure?.is === "group" ? structure.keys : {};
}

/** The schema of one key or entry of a value, as far as the value says which one it is. */
export function schemaOfPart(schema: Schema, value: unknown, part: string | number): Schema | undefined {
  const structure = structureOf(unwrap(schema, value));
  switch (structure.is) {
    case "group":
      return Object.hasOwn(structure.keys, part) ? structure.keys[part] : undefined;
    case "list":
    case "names":
      return structure.entry;
    default:
      return undefined;
  }
}
