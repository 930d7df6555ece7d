import { valueAt } from "./schemaAt";
import { isGroup } from "./structure";
import type { Path } from "./walk";

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
