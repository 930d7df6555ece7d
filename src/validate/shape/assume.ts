import type { Path } from "../../schema/walk";
import type { Finding } from "../finding";
import { valueAt } from "../../schema/schemaAt";
import { isGroup } from "../../schema/structure";

/** A config with some mistakes fixed temporarily, to check what they hide. */
export interface Assumed {
  value: unknown;
  done: Finding[];
  /** Moves a finding about the assumed config to the written one; drops it if the value was not written. */
  asWritten: (finding: Finding) => Finding[];
  /** Converts a path in the assumed config to the path in the file. */
  writtenPath: (path: Path) => Path;
}

/** The two paths of a renamed object or value: in the assumed config and as written. */
interface Rename {
  assumed: Path;
  written: Path;
}

/** Applies the fixes that decide how the rest of an object is read: its keys, types and wrappers. */
export function assume(value: unknown, findings: readonly Finding[]): Assumed | undefined {
  const renames: Rename[] = [];
  const replaced: Path[] = [];
  const done: Finding[] = [];
  let assumed = value;
  for (const finding of findings) {
    const { code, path, fix } = finding;
    const reading = finding.reading ?? fix;
    if (reading?.do === "rename" && code === "unknown-key") {
      const there = [...path.slice(0, -1), reading.key];
      if (valueAt(assumed, there) !== undefined) continue;
      done.push(finding);
      renames.push({ assumed: there, written: path });
      if ("value" in reading) {
        replaced.push(path);
        assumed = changeAt(assumed, path, () => reading.value);
      }
      assumed = changeAt(assumed, path.slice(0, -1), (group) => renameKey(group, path.at(-1)!, reading.key));
    } else if (reading?.do === "replace" && (code === "unknown-type" || isWrapped(finding))) {
      done.push(finding);
      if (code !== "unknown-type") replaced.push(path);
      assumed = changeAt(assumed, path, () => reading.value);
    }
  }
  if (done.length === 0) return undefined;
  return { value: assumed, done, asWritten, writtenPath: (path) => writtenPath(path, renames) };

  function asWritten(finding: Finding): Finding[] {
    const path = writtenPath(finding.path, renames);
    const isAssumed = replaced.some((place) => place.every((part, index) => path[index] === part));
    if (isAssumed) return inReplaced(finding, path);
    const { fix, ...rest } = finding;
    // A move to a key that only exists in the assumed config has to wait for that fix.
    const places = fix?.do === "move" ? [fix.to] : fix?.do === "each" ? fix.fixes.map((one) => one.path) : [];
    const isLater = places.some((place) => writtenPath(place, renames) !== place);
    return [{ ...rest, path, ...(fix && !isLater ? { fix } : {}) }];
  }

  /** A finding about a value that lacks the object around it. Its fix has to wait until the object is added. */
  function inReplaced(finding: Finding, path: Path): Finding[] {
    const { fix: _, ...rest } = finding;
    const missing = path.findIndex((_part, index) => valueAt(value, path.slice(0, index + 1)) === undefined);
    const there = missing < 0 ? path : path.slice(0, missing);
    return valueAt(value, there) === valueAt(assumed, finding.path) ? [{ ...rest, path: there }] : [];
  }
}

/** Whether a fix only puts an object around a value. */
function isWrapped({ code, fix }: Finding): boolean {
  return code === "unknown-value" && fix?.do === "replace" && isGroup(fix.value);
}

/** Deepest renames first, because they were made last. */
function writtenPath(path: Path, renames: readonly Rename[]): Path {
  return renames.reduceRight(
    (here, { assumed, written }) =>
      assumed.every((part, index) => here[index] === part)
        ? [...written, ...here.slice(assumed.length)]
        : here,
    path,
  );
}

function renameKey(group: unknown, from: string | number, to: string): unknown {
  return Object.fromEntries(
    Object.entries(group as object).map(([key, value]) => [key === from ? to : key, value as unknown]),
  );
}

/** A copy of a value with a change at one path. */
export function changeAt(value: unknown, path: Path, change: (old: unknown) => unknown): unknown {
  const [part, ...rest] = path;
  if (part === undefined) return change(value);
  const changed = changeAt(valueAt(value, [part]), rest, change);
  return Array.isArray(value)
    ? value.map((item: unknown, index) => (index === part ? changed : item))
    : { ...(value as object), [part]: changed };
}
