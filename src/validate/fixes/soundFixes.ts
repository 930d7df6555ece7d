import type { Path } from "../../schema/walk";
import { changeAt } from "../shape/assume";
import type { Fix } from "../../json/fix";
import { countBy } from "../../json/groupBy";
import { pathKey } from "../../schema/place";
import type { Finding } from "../finding";
import { valueAt } from "../../schema/schemaAt";

/** Removes each fix that would only cause another error at the same place. */
export function withSoundFixes(
  value: unknown,
  findings: readonly Finding[],
  findErrors: (value: unknown) => readonly Finding[],
): Finding[] {
  const doubtful = findings.filter(isDoubtful);
  if (doubtful.length === 0) return [...findings];
  const fixed = doubtful.reduce((config, { path, fix }) => carryOut(config, path, fix), value);
  const errors = findErrors(fixed);
  const left = countBy(errors.map(({ path }) => pathKey(path)));
  const before = countBy(findings.map(({ path }) => pathKey(path)));
  const isSoundFix = ({ path, fix }: Doubtful) => {
    if (fix.do === "move") {
      const group = newGroup(value, fix.to);
      return !errors.some((error) => group.every((part, index) => error.path[index] === part));
    }
    return (left.get(pathKey(path)) ?? 0) < before.get(pathKey(path))!;
  };
  return findings.map((finding) => {
    const isSound = !isDoubtful(finding) || isSoundFix(finding);
    if (isSound) return finding;
    const { fix: _, ...rest } = finding;
    return rest;
  });
}

type Doubtful = Finding & { fix: Extract<Fix, { do: "replace" | "replaceIn" | "move" }> };

/** Whether a fix writes another value or adds an object around one. Names of renames are checked when offered. */
function isDoubtful(finding: Finding): finding is Doubtful {
  const { fix } = finding;
  return fix?.do === "replace" || fix?.do === "replaceIn" || fix?.do === "move";
}

/** The outermost object that a move creates. If it creates none, the path of the value itself. */
function newGroup(config: unknown, to: Path): Path {
  const depth = to.findIndex((_, index) => valueAt(config, to.slice(0, index + 1)) === undefined);
  return to.slice(0, depth + 1);
}

function carryOut(config: unknown, path: Path, fix: Doubtful["fix"]): unknown {
  const old = valueAt(config, path);
  if (fix.do === "move") {
    if (old === undefined || valueAt(config, fix.to) !== undefined) return config;
    const group = path.slice(0, -1);
    const without = changeAt(config, group, (owner) =>
      Object.fromEntries(Object.entries(owner as object).filter(([key]) => key !== path.at(-1))),
    );
    return changeAt(without, fix.to, () => old);
  }
  if (fix.do === "replace") return old === undefined ? config : changeAt(config, path, () => fix.value);
  return typeof old === "string" ? changeAt(config, path, () => old.replaceAll(fix.from, fix.to)) : config;
}
