import type { Path } from "../schema/walk";
import type { Change } from "./edits";
import type { Span } from "./position";

/** What can be wrong with a text, before anything is known of what it should say. */
export type MistakeCode =
  | "empty-file"
  | "invalid-encoding"
  | "byte-order-mark"
  | "comment"
  | "trailing-comma"
  | "syntax-error"
  | "nesting-too-deep"
  | "out-of-range"
  | "duplicate-key"
  | "malformed-name";

/** One mistake in the text itself, which its value does not show. */
export interface Mistake extends Span {
  code: MistakeCode;
  message: string;
  /** The key that it is about, where there is one. */
  path?: Path;
  /** What fixes it; only where exactly one fix is meant. */
  changes?: Change[];
}
