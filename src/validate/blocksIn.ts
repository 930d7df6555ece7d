import type { Path } from "../schema/walk";
import { entriesAt, type Entry, valueAt } from "../schema/schemaAt";

/** One block of a config, valid or not. */
export interface PlacedBlock {
  type: unknown;
  value: Record<string, unknown>;
  path: Path;
}

/** All blocks of all routes and posts, including nested ones. */
export function blocksOf(config: unknown): PlacedBlock[] {
  const pages = [...entriesAt(config, ["routes"]), ...entriesAt(config, ["news", "posts"])];
  return [...pages, { value: valueAt(config, ["news"]), path: ["news"] }].flatMap(({ value, path }) =>
    blocksIn(value, path),
  );
}

/** All blocks of a route, or of any other value with blocks. */
export function blocksIn(owner: unknown, path: Path): PlacedBlock[] {
  const blocks = [...entriesAt(owner, ["blocks"], path), ...entriesAt(owner, ["aside"], path)];
  return blocks.flatMap((block) => [{ type: block.value["type"], ...block }, ...blocksInParts(block)]);
}

/** The blocks inside a block, such as in its tabs. */
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
