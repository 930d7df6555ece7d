import type { Path } from "../../schema/walk";
import { count } from "../../words/words";
import type { Finding } from "../finding";

/** Of entries of one list that are of the same wrong kind, the first is reported for all, unless a fix is offered for each. */
export function reportOnce(findings: readonly Finding[]): readonly Finding[] {
  const byList = new Map<string, Finding[]>();
  for (const finding of findings) {
    const list = listOf(finding);
    if (list !== undefined) byList.set(list, [...(byList.get(list) ?? []), finding]);
  }
  return findings.flatMap((finding) => {
    const list = listOf(finding);
    const alike = list === undefined ? [] : byList.get(list)!;
    if (alike.length < 2) return [finding];
    if (alike[0] !== finding) return [];
    const others = count(alike.length - 1, "other");
    return [{ ...finding, message: `${finding.message} The same goes for ${others} in this list.` }];
  });
}

/** The list with a wrong entry, and what is wrong with it. */
function listOf({ code, path, fix, message }: Finding): string | undefined {
  if (code !== "wrong-type" || fix || typeof path.at(-1) !== "number") return undefined;
  const [, expected] = /has to be (.*), but it is (?:the )?\w+/.exec(message) ?? [];
  return JSON.stringify([path.slice(0, -1) satisfies Path, expected]);
}
