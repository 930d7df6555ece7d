import type { Change } from "../../json/changes";
import type { Path } from "../../schema/walk";

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A gesture's effect on the config, as JSON data. Paths start at the root of the config. */
export type Intent =
  /**
   * Replaces a value by the smallest edits. Adds a missing key after those that precede it in similar objects or in
   * `order`, and creates missing objects.
   */
  | { do: "set"; path: Path; value: Json; order?: readonly string[] }
  /** Adds an entry to a list before the one at its index, or as the last one; or a key, like `set`. */
  | { do: "insert"; path: Path; value: Json; order?: readonly string[] }
  /** Removes an entry of a list, or a key with its value. */
  | { do: "remove"; path: Path }
  /** Moves an entry of a list. `to` is the path of its new list before the move, and its index there after the move. */
  | { do: "move"; path: Path; to: Path }
  /** Renames the last key of the path, and keeps its value and its position. */
  | { do: "rename"; path: Path; key: string }
  /** Replaces parts of the raw text, which may break it. The changes do not overlap; their offsets are before all. */
  | { do: "splice"; changes: readonly Change[] };

/** An intent that is not possible. */
export interface Refused {
  /** A sentence for the owner that names the place. */
  refused: string;
}

export function isRefused(result: object): result is Refused {
  return "refused" in result;
}
