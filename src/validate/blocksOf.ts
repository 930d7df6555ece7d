import type { Path } from "../schema/walk";
import { oncePerConfig } from "../json/once";
import { valueAt } from "../schema/schemaAt";

/** One block of a config, valid or not. */
export interface PlacedBlock {
  type: unknown;
  value: Record<string, unknown>;
  path: Path;
}

/** Every block of every route, those inside other blocks too. */
export const blocksOf = oncePerConfig((config): PlacedBlock[] =>
  entriesAt(config, ["routes"]).flatMap(({ value, path }) => blocksIn(value, path)),
);

/** Every block of a route, or of anything else with blocks. */
export function blocksIn(owner: unknown, path: Path): PlacedBlock[] {
  const blocks = entriesAt(owner, ["blocks"], path);
  return blocks.flatMap((block) => [{ type: block.value["type"], ...block }, ...blocksInParts(block)]);
}

/** The blocks in what a block lists, as in the tabs of one. */
function blocksInParts(block: Entry): PlacedBlock[] {
  return Object.entries(block.value).flatMap(([key, parts]) =>
    Array.isArray(parts) && parts.some(hasBlocks)
      ? entriesAt(block.value, [key], block.path).flatMap((part) => blocksIn(part.value, part.path))
      : [],
  );
}

function hasBlocks(part: unknown): boolean {
  return typeof part === "object" && part !== null && Object.hasOwn(part, "blocks");
}

/** A group of keys in a list. */
interface Entry {
  value: Record<string, unknown>;
  path: Path;
}

/** The groups of keys in the list at a path; what is no list has none. */
export function entriesAt(value: unknown, path: Path, base: Path = []): Entry[] {
  const list = valueAt(value, path);
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown, index) =>
    typeof entry === "object" && entry !== null && !Array.isArray(entry)
      ? [{ value: entry as Record<string, unknown>, path: [...base, ...path, index] }]
      : [],
  );
}
