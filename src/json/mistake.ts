import type { Path } from "../schema/walk";
import type { DiagnosticCode } from "../validate/codes";
import type { Change } from "./edits";
import type { Span } from "./locate";

/** One mistake in the text itself, which its value does not show. */
export interface Mistake extends Span {
  code: DiagnosticCode;
  message: string;
  /** The key that it is about, where there is one. */
  path?: Path;
  /** What fixes it; only where exactly one fix is meant. */
  changes?: Change[];
}
