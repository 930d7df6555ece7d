import type { Path } from "../schema/walk";

/** One change of a tree in terms of its keys and values; {@link fixChanges} makes changes of the text of it. */
export type Fix =
  /** Another value in place of the one at the path. */
  | { do: "replace"; value: unknown }
  /** Another piece of the text at the path: each `from` in it becomes `to`. */
  | { do: "replaceIn"; from: string; to: string }
  /** Another name for the key at the end of the path; its value stays. */
  | { do: "rename"; key: string }
  /** The key at the end of the path goes, with its value. */
  | { do: "remove" }
  /** The key at the end of the path moves to where `to` leads, with its value. */
  | { do: "move"; to: Path }
  /**
   * A key that is missing comes, with this value: behind the others of its group, or in front of them. An entry of a list comes
   * in front of the one at its index.
   */
  | { do: "add"; value: unknown; isFirst?: boolean }
  /** Fixes of several places, for a mistake that they share. */
  | { do: "each"; fixes: readonly { path: Path; fix: Fix }[] };
