import type { Path } from "../fields/walk";
import type { DiagnosticCode } from "./codes";

/** What a check found, before its place in the text is known. */
export interface Finding {
  code: DiagnosticCode;
  message: string;
  path: Path;
  /** What to point at: the value at the path (without it), its key, or the opening of what should hold it. */
  at?: "value" | "key" | "opening";
}
