import { factsOf } from "./codeFacts";
import type { Finding } from "./finding";
import { mostFindings } from "./mostFindings";

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
  message: `There are more than ${mostFindings} findings. Fix these first. The next check then reports the others.`,
} as const;
