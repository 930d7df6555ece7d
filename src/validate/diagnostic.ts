import type { Range, TextEdit } from "../json/position";

export type Severity = "error" | "warning";

/** A finding of the validator, with its position in the file. */
export interface Diagnostic {
  code: string;
  severity: Severity;
  /** Full sentences for the owner: what is wrong, and what to do. */
  message: string;
  /** The path to the value in the owner's words, such as `Home (/) → block 3, "Why us" → card 2 → icon`. */
  breadcrumb: string;
  path: (string | number)[];
  range: Range;
  /** The edits that fix it, in file order and without overlaps. Absent unless the fix is unambiguous. */
  edits?: TextEdit[];
  /** Whether the text in the range must not be shown anywhere else; see {@link withoutSecrets}. */
  isSecret?: true;
}
