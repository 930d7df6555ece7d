import type { Path } from "../schema/walk";
import type { Change } from "./changes";
import type { Span } from "./position";

/** Problems of the text itself, which are found without the schema. */
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

export interface Mistake extends Span {
  code: MistakeCode;
  message: string;
  /** The affected key, if there is one. */
  path?: Path;
  /** The fix, only if it is unambiguous. */
  changes?: Change[];
}
