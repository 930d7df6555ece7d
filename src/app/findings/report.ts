/** The config's current findings, as the development server sends them. */
export interface FindingsReport {
  file: string;
  /** Number of findings, including those that are not listed. */
  errors: number;
  warnings: number;
  /** Whether the open page is the last version without errors. */
  isOutdated: boolean;
  /** Number of findings that the program can fix. */
  fixable: number;
  /** Commands that list all findings and apply fixes. */
  commands: { all: string; fix: string };
  /** Errors first, then warnings, in the order of the file. Limited to the first ones. */
  findings: ShownFinding[];
}

/** A finding, ready to be shown. */
export interface ShownFinding {
  severity: "error" | "warning";
  /** The path to it in the owner's words; may be empty. */
  breadcrumb: string;
  message: string;
  code?: string;
  /** Position in the config or in a catalogue file, from 1; `undefined` if it has none. */
  place?: { line: number; column: number; file?: string };
  frame?: FrameRow[];
}

export interface FrameRow {
  number: number;
  text: string;
  /** The affected part, as offsets in the text; may be after its end. */
  mark?: { from: number; to: number };
}

/** Ids of the elements that change on the page without a valid site. */
export const PROBLEMS = { count: "sp-problems-count", list: "sp-problems-list" } as const;

/** The numbers in words, such as `2 errors and 1 warning`; empty without findings. */
export function countInWords({ errors, warnings }: Pick<FindingsReport, "errors" | "warnings">): string {
  const parts = [
    [errors, "error"],
    [warnings, "warning"],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}${count === 1 ? "" : "s"}`)
    .join(" and ");
}
