import type { Finding } from "../finding";

/** The findings that no other finding covers. */
export function withoutCovered(findings: readonly Finding[], by: readonly Finding[] = findings): Finding[] {
  const covering: Finding[] = [];
  const isCovered = (finding: Finding) =>
    covering.some(
      (other) =>
        other !== finding &&
        other.covers!.some((place) => place.every((part, index) => finding.path[index] === part)),
    );
  for (const finding of by) if (finding.covers && !isCovered(finding)) covering.push(finding);
  return findings.filter((finding) => !isCovered(finding));
}
