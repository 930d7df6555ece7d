/** What is wrong with the config at the moment, as the development server tells the open pages. */
export interface FindingsReport {
  /** The config's name, such as `site.config.json`. */
  file: string;
  /** How many there are, also of those that are not listed. */
  errors: number;
  warnings: number;
  /** Whether the open page is from before these errors: the last version of the site that had none. */
  isOutdated: boolean;
  /** How many of them the program can fix by itself. */
  fixable: number;
  /** What the owner types to see all findings, and to have fixed what the program can fix. */
  commands: { all: string; fix: string };
  /** Errors first, then warnings, each in the order of the file; of a flood, the beginning. */
  findings: ShownFinding[];
}

/** One finding, ready to be shown. */
export interface ShownFinding {
  severity: "error" | "warning";
  /** The way to it in the owner's words; may be empty. */
  breadcrumb: string;
  message: string;
  code?: string;
  /** Where it stands in the config, counted from 1; absent for what has no place there. */
  place?: { line: number; column: number };
  /** The lines around it. */
  frame?: FrameRow[];
}

/** One line of the config. */
export interface FrameRow {
  number: number;
  text: string;
  /** The part that is meant, as offsets in the text; it may lie behind the end of it. */
  mark?: { from: number; to: number };
}

/** The ids of what changes on the page that stands in place of a site. */
export const PROBLEMS = { count: "sp-problems-count", list: "sp-problems-list" } as const;

/** The numbers in words: `2 errors and 1 warning`; an empty text where there is nothing. */
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
