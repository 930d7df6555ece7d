import type { Range, TextEdit } from "../json/position";

export type Severity = "error" | "warning";

/** One finding of the validator, with its place in the file. */
export interface Diagnostic {
  code: string;
  severity: Severity;
  /** Full sentences for the owner: what is wrong, and what to do. */
  message: string;
  /** The way to the value in the owner's words, such as `Home (/) → block 3, "Why us" → card 2 → icon`. */
  breadcrumb: string;
  /** The keys and list positions (from 0) that lead to the value. */
  path: (string | number)[];
  range: Range;
  /** What fixes it, in file order and without overlaps; absent unless exactly one fix is meant. */
  edits?: TextEdit[];
  /** Whether what stands in the range must not be shown anywhere else; see {@link withoutSecrets}. */
  isSecret?: true;
}
