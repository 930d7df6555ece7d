import type { Path } from "../fields/walk";
import type { DiagnosticCode } from "./codes";
import type { Change } from "./edits";
import type { Span } from "./locate";

/** One mistake in the text itself, which its value does not show. */
export interface Slip extends Span {
  code: DiagnosticCode;
  message: string;
  /** The key that it is about, where there is one. */
  path?: Path;
  /** What mends it; only where exactly one mend is meant. */
  changes?: Change[];
}
