import type { Path } from "../fields/walk";
import { changeAt } from "./assume";
import type { Finding, Mend } from "./finding";
import { valueAt } from "./schemaAt";

/**
 * Takes away each mend that would only bring another error to the same place: a mend is offered when
 * what it writes is right, and not when it merely looks right.
 * @param findErrors - every error of a config
 */
export function withSoundMends(
  value: unknown,
  findings: readonly Finding[],
  findErrors: (value: unknown) => readonly Finding[],
): Finding[] {
  const doubtful = findings.filter(isDoubtful);
  if (doubtful.length === 0) return [...findings];
  const mended = doubtful.reduce((config, { path, mend }) => carryOut(config, path, mend), value);
  const left = countByPlace(findErrors(mended));
  const before = countByPlace(findings);
  return findings.map((finding) => {
    const place = JSON.stringify(finding.path);
    const isSound = !isDoubtful(finding) || (left.get(place) ?? 0) < before.get(place)!;
    if (isSound) return finding;
    const { mend: _, ...rest } = finding;
    return rest;
  });
}

type Doubtful = Finding & { mend: Extract<Mend, { do: "replace" | "replaceIn" }> };

/** Whether a finding has a mend that writes another value; names and places of keys are looked up when they are offered. */
function isDoubtful(finding: Finding): finding is Doubtful {
  return finding.mend?.do === "replace" || finding.mend?.do === "replaceIn";
}

function carryOut(config: unknown, path: Path, mend: Doubtful["mend"]): unknown {
  const old = valueAt(config, path);
  if (mend.do === "replace") return old === undefined ? config : changeAt(config, path, () => mend.value);
  return typeof old === "string" ? changeAt(config, path, () => old.replaceAll(mend.from, mend.to)) : config;
}

function countByPlace(findings: readonly Finding[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { path } of findings) {
    const place = JSON.stringify(path);
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return counts;
}
