import type { Fix } from "../../json/fix";
import { groupBy } from "../../json/groupBy";
import { keysAt, valueAt } from "../../schema/schemaAt";
import type { Path } from "../../schema/walk";
import { allOf } from "../../words/words";
import type { Finding } from "../finding";
import { pathKey } from "../../schema/place";

/** A finding about an entry of a list, and the same mistake in the other entries. */
interface Habit {
  /** The same for the same mistake in the same list. */
  key: string;
  entry: Path;
}

/** Reports a mistake that entries of one list share at the first of them, with one fix for all. */
export function reportOnce(findings: readonly Finding[], config: unknown): readonly Finding[] {
  const renames = renamesByEntry(findings);
  const habits = new Map(findings.map((finding) => [finding, habitOf(finding, config, renames)]));
  const byHabit = groupBy(findings, (finding) => habits.get(finding)?.key);
  return findings.flatMap((finding) => {
    const habit = habits.get(finding);
    const alike = habit ? byHabit.get(habit.key)! : [];
    if (!habit || alike.length < 2) return [finding];
    if (alike[0] !== finding) return [];
    const entries = new Set(alike.map((one) => pathKey(habits.get(one)!.entry)));
    const keys = renames.get(pathKey(habit.entry)) ?? [];
    const isForeign = keys.length > 1 && keys.length === keysAt(config, habit.entry)?.length;
    if (entries.size < 2 && !isForeign) return alike;
    return [together(alike, entries.size - 1, finding.code === "unknown-key" ? keys : [])];
  });
}

/** The first of several findings, for all of them. */
function together(alike: readonly Finding[], others: number, keys: readonly Rename[]): Finding {
  const { fix: _, ...first } = alike[0]!;
  const fixes = alike.flatMap(({ path, fix }) => (fix ? [{ path, fix }] : []));
  const message =
    keys.length > 1
      ? `Unknown keys ${allOf(keys.map(({ from }) => from))}. Use ${allOf(keys.map(({ to }) => to))} instead.`
      : first.message;
  return {
    ...first,
    message:
      others === 0
        ? message
        : `${message} The same applies to ${others === 1 ? "1 other entry" : `${others} other entries`} in this list.`,
    ...(fixes.length > 0 ? { fix: { do: "each", fixes } } : {}),
  };
}

/** An unknown key and the right name for it. */
interface Rename {
  from: string;
  to: string;
}

function renamesByEntry(findings: readonly Finding[]): Map<string, Rename[]> {
  const byEntry = new Map<string, Rename[]>();
  for (const { code, path, fix } of findings) {
    if (code !== "unknown-key" || fix?.do !== "rename") continue;
    const entry = pathKey(path.slice(0, -1));
    byEntry.set(entry, [...(byEntry.get(entry) ?? []), { from: String(path.at(-1)), to: fix.key }]);
  }
  return byEntry;
}

/** The list with a wrong entry, and what is wrong with it. */
function habitOf(
  { code, path, fix }: Finding,
  config: unknown,
  renames: ReadonlyMap<string, readonly Rename[]>,
): Habit | undefined {
  const isWhole = code === "wrong-type";
  const isPart = code === "repeated-number" || (code === "unknown-key" && fix?.do === "rename");
  const entry = isWhole ? path : path.slice(0, -1);
  if (!(isWhole || isPart) || typeof entry.at(-1) !== "number") return undefined;
  const what = isWhole
    ? kindOf(valueAt(config, path))
    : code === "unknown-key"
      ? renames.get(pathKey(entry))!.map(({ from, to }) => [from, to])
      : path.at(-1);
  return {
    key: JSON.stringify([code, entry.slice(0, -1), what, fix?.do satisfies Fix["do"] | undefined]),
    entry,
  };
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? "list" : typeof value;
}
