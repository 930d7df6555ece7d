import { valueAt } from "./schemaAt";
import type { Path } from "./walk";

export interface Entry {
  value: Record<string, unknown>;
  path: Path;
}

/** The objects in the list at a path; empty if there is no list. */
export function entriesAt(value: unknown, path: Path, base: Path = []): Entry[] {
  const list = valueAt(value, path);
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown, index) =>
    typeof entry === "object" && entry !== null && !Array.isArray(entry)
      ? [{ value: entry as Record<string, unknown>, path: [...base, ...path, index] }]
      : [],
  );
}
