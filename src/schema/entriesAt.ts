import { valueAt } from "./schemaAt";
import type { Path } from "./walk";

/** A group of keys in a list. */
export interface Entry {
  value: Record<string, unknown>;
  path: Path;
}

/**
 * The groups of keys in the list at a path; what is no list has none.
 * @param base - where the value itself stands
 */
export function entriesAt(value: unknown, path: Path, base: Path = []): Entry[] {
  const list = valueAt(value, path);
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown, index) =>
    typeof entry === "object" && entry !== null && !Array.isArray(entry)
      ? [{ value: entry as Record<string, unknown>, path: [...base, ...path, index] }]
      : [],
  );
}
