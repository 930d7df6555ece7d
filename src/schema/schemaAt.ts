import { isGroup, chosenOption, type Schema, type Shape, structureOf } from "./structure";
import type { Path } from "./walk";

/** The schema without optional wrappers and defaults; for a union, the option that the value chooses. */
export function unwrap(schema: Schema, value: unknown): Schema {
  const structure = structureOf(schema);
  if (structure.is === "optional") return unwrap(structure.inner, value);
  const option = structure.is === "choice" ? chosenOption(structure, value) : undefined;
  return option ? unwrap(option, value) : schema;
}

/** The value at a path; `undefined` if it does not exist. */
export function valueAt(value: unknown, path: Path): unknown {
  let here = value;
  for (const part of path) {
    if (typeof here !== "object" || here === null || !Object.hasOwn(here, part)) return undefined;
    here = (here as Record<string | number, unknown>)[part];
  }
  return here;
}

/** The keys of the object at a path, none if there is no value; `undefined` for other values. */
export function keysAt(value: unknown, path: Path): string[] | undefined {
  const group = valueAt(value, path) ?? {};
  return isGroup(group) ? Object.keys(group) : undefined;
}

export function shapeOf(schema: Schema | undefined, value: unknown): Shape {
  const structure = schema && structureOf(unwrap(schema, value));
  return structure?.is === "group" ? structure.keys : {};
}

/** The schema of a key or entry, as far as the value determines it. */
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

export interface Entry {
  value: Record<string, unknown>;
  path: Path;
}

/** The objects in the list at a path; empty if there is no list. */
export function entriesAt(value: unknown, path: Path, base: Path = []): Entry[] {
  const list = valueAt(value, path);
  if (!Array.isArray(list)) return [];
  const entries: Entry[] = [];
  for (const [index, entry] of list.entries()) {
    if (isGroup(entry)) entries.push({ value: entry, path: [...base, ...path, index] });
  }
  return entries;
}
