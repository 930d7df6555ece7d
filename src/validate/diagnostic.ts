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
  /** The name of the catalogue file that the path, the range and the edits are in; absent for the config. */
  file?: string;
  range: Range;
  /** The edits that fix it, in file order and without overlaps. Absent unless the fix is unambiguous. */
  edits?: TextEdit[];
  /** Whether the text in the range must not be shown anywhere else; see {@link withoutSecrets}. */
  isSecret?: true;
}

export function isError({ severity }: Pick<Diagnostic, "severity">): boolean {
  return severity === "error";
}

/** Compares the places of two findings, for sorting: the config comes before its catalogue files. */
export function comparePlaces(one: Diagnostic, other: Diagnostic): number {
  const [file, otherFile] = [one.file ?? "", other.file ?? ""];
  return file === otherFile ? one.range.start.offset - other.range.start.offset : file < otherFile ? -1 : 1;
}

/** The path of the file that a finding is in. Catalogue files are next to the config. */
export function fileOf(config: string, catalogue: string | undefined): string {
  return catalogue === undefined ? config : config.replace(/[^/\\]*$/, () => catalogue);
}
