import type { Path } from "../schema/walk";
import type { Finding } from "./finding";
import type { Severity } from "./diagnostic";
import type { PartCheck } from "./parts";
import type { Surroundings } from "./surroundings";

/** Finds what the shape of a config, which may be invalid, cannot show. */
export type Check = (config: unknown, surroundings: Surroundings) => Finding[];

/** How the documentation explains a code. */
export interface Explanation {
  /** The meaning of the finding, as one sentence. */
  meaning: string;
  /** The smallest config that has the finding, or words as Markdown if no config alone can have it. */
  example: string | { words: string };
}

/** The explanations of a file's codes. A separate export because only the documentation loads them. */
export type Explanations = Readonly<Record<string, Explanation>>;

/** The section of the documentation that explains a finding. */
export type Section =
  | "syntax"
  | "shape"
  | "references"
  | "translations"
  | "blocks"
  | "safety"
  | "quality"
  | "usefulness"
  | "program";

/** The facts about a code. A code keeps its meaning and is never reused. */
export interface CodeFacts {
  severity: Severity;
  /** Defaults to the section of the file. */
  section?: Section;
  /** Paths, or contributions of the config, that decide about the finding. Their own errors are reported instead. */
  dependsOn?: readonly Path[] | "pages" | "anchors" | "post tags";
  /** Reports several as one finding: `what` follows their number, `advice` applies to all of them. */
  together?: { what: string; advice: string };
}

/** The checks of a file, and the codes of their findings. A file exports it as `checks`, which is all that registers it. */
export interface CheckFile {
  section?: Section;
  codes?: Readonly<Record<string, CodeFacts>>;
  /** Checks of single texts, links and addresses. The values of constants are checked as the fields that use them. */
  values?: readonly PartCheck[];
  /** Other checks of fields, blocks and pages, which read no other routes and posts. */
  general?: readonly PartCheck[];
  /** Value checks that run only if a config has no errors, because an error may be the cause. */
  valueAdvice?: readonly PartCheck[];
  /** Other checks of fields, blocks and pages that run only if a config has no errors. */
  advice?: readonly PartCheck[];
  site?: readonly Check[];
  /** Checks of the whole site that run only if a config has no errors. */
  siteAdvice?: readonly Check[];
}
