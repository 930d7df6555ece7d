import { factsOf } from "./codeFacts";
import type { Finding } from "./finding";

/**
 * So many findings are told. Nobody reads more at once, and each takes its time: its words, its place and its fix are
 * looked for in all of the file.
 */
export const mostFindings = 1000;

/** The number of findings to search for: all reported ones and one more, which shows that there are more. */
export const enoughFindings = mostFindings + 1;

/** The first findings, errors before all others; where some are left out, one more says so. */
export function firstFindings(findings: readonly Finding[]): readonly Finding[] {
  if (findings.length <= mostFindings) return findings;
  const isError = ({ code }: Finding) => factsOf(code).severity === "error";
  const first = [...findings.filter(isError), ...findings.filter((finding) => !isError(finding))];
  return [...first.slice(0, mostFindings), { ...moreFindings, path: [] }];
}

/** Says that findings are left out. */
export const moreFindings = {
  code: "more-findings",
  message: `There are more than ${mostFindings} findings. The others are reported after these are fixed.`,
} as const;
