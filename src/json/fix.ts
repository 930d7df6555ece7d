import type { Path } from "../schema/walk";

/** A change of keys and values; {@link fixChanges} translates it into changes of the text. */
export type Fix =
  | { do: "replace"; value: unknown }
  | { do: "replaceIn"; from: string; to: string }
  /** Renames the last key of the path and keeps its value. */
  | { do: "rename"; key: string }
  /** Removes the last key of the path with its value. */
  | { do: "remove" }
  /** Moves the last key of the path with its value to the path `to`. */
  | { do: "move"; to: Path }
  /** Adds a missing key as the last or first one of its object, or a list entry before the one at its index. */
  | { do: "add"; value: unknown; isFirst?: boolean }
  /**
   * Adds an entry before the one at its index, or as the last one, or a missing key after those that precede it in
   * objects of the same kind, by default in `order`. Creates missing objects.
   */
  | { do: "insert"; value: unknown; order?: readonly string[] }
  /** Moves a list entry. `to` is the path of its new list before the move, and its index there after the move. */
  | { do: "moveEntry"; to: Path }
  /** Replaces a value. In a string, only the characters that differ. */
  | { do: "rewrite"; value: unknown }
  /** Fixes one mistake in several places. */
  | { do: "each"; fixes: readonly { path: Path; fix: Fix }[] };
