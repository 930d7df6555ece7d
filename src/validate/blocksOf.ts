import type { Path } from "../fields/walk";
import { valueAt } from "./schemaAt";

/** One block of a config, valid or not. */
export interface PlacedBlock {
  type: unknown;
  value: Record<string, unknown>;
  path: Path;
}

const known = new WeakMap<object, PlacedBlock[]>();

/** Every block of every route, those inside other blocks too. */
export function blocksOf(config: unknown): PlacedBlock[] {
  if (typeof config !== "object" || config === null) return [];
  let blocks = known.get(config);
  if (!blocks) {
    blocks = entriesAt(config, ["routes"]).flatMap(({ value, path }) => blocksIn(value, path));
    known.set(config, blocks);
  }
  return blocks;
}

/** Every block of a route, or of anything else with blocks. */
export function blocksIn(owner: unknown, path: Path): PlacedBlock[] {
  return entriesAt(owner, ["blocks"], path).flatMap((block) => [
    { type: block.value["type"], ...block },
    ...Object.keys(block.value).flatMap((key) =>
      entriesAt(block.value, [key], block.path).flatMap((part) => blocksIn(part.value, part.path)),
    ),
  ]);
}

/** The groups of keys in the list at a path; what is no list has none. */
export function entriesAt(
  value: unknown,
  path: Path,
  base: Path = [],
): { value: Record<string, unknown>; path: Path }[] {
  const list = valueAt(value, path);
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown, index) =>
    typeof entry === "object" && entry !== null && !Array.isArray(entry)
      ? [{ value: entry as Record<string, unknown>, path: [...base, ...path, index] }]
      : [],
  );
}
