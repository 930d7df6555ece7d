import type { Path } from "../../schema/walk";
import { changeAt } from "../shape/assume";
import type { Fix } from "../../json/fix";
import type { Finding } from "../finding";
import { valueAt } from "../../schema/schemaAt";

/**
 * Takes away each fix that would only bring another error to the same place: a fix is offered when
 * what it writes is right, and not when it merely looks right.
 * @param findErrors - every error of a config
 */
export function withSoundFixes(
  value: unknown,
  findings: readonly Finding[],
  findErrors: (value: unknown) => readonly Finding[],
): Finding[] {
  const doubtful = findings.filter(isDoubtful);
  if (doubtful.length === 0) return [...findings];
  const fixed = doubtful.reduce((config, { path, fix }) => carryOut(config, path, fix), value);
  const left = countByPlace(findErrors(fixed));
  const before = countByPlace(findings);
  return findings.map((finding) => {
    const place = JSON.stringify(finding.path);
    const isSound = !isDoubtful(finding) || (left.get(place) ?? 0) < before.get(place)!;
    if (isSound) return finding;
    const { fix: _, ...rest } = finding;
    return rest;
  });
}

type Doubtful = Finding & { fix: Extract<Fix, { do: "replace" | "replaceIn" }> };

/** Whether a finding has a fix that writes another value; names and places of keys are looked up when they are offered. */
function isDoubtful(finding: Finding): finding is Doubtful {
  return finding.fix?.do === "replace" || finding.fix?.do === "replaceIn";
}

function carryOut(config: unknown, path: Path, fix: Doubtful["fix"]): unknown {
  const old = valueAt(config, path);
  if (fix.do === "replace") return old === undefined ? config : changeAt(config, path, () => fix.value);
  return typeof old === "string" ? changeAt(config, path, () => old.replaceAll(fix.from, fix.to)) : config;
}

function countByPlace(findings: readonly Finding[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { path } of findings) {
    const place = JSON.stringify(path);
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return counts;
}
