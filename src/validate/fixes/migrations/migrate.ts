import { applyChanges, fixChanges } from "../../../json/edits";
import { parse } from "../../../json/parse";
import { valueAt } from "../../../schema/schemaAt";
import type { Path } from "../../../schema/walk";
import type { History, Migration, Step } from "./migration";

/** The text of a config in the newest version, or the path that cannot be migrated. */
export type Migrated = { text: string } | { stuckAt: Path };

/** The migrations that a config of an older version needs, in order. */
export function migrationsFrom(version: number, { migrations }: History): readonly Migration[] {
  return migrations.filter(({ from }) => from >= version).sort((a, b) => a.from - b.from);
}

/**
 * Migrates a config to the newest version, step by step. Everything else stays unchanged, including formatting, order
 * and line endings.
 * @param text - a config without syntax mistakes
 * @param version - the config's version
 */
export function migrateText(text: string, version: number, history: History): Migrated {
  let migrated = text;
  for (const { from, steps } of migrationsFrom(version, history)) {
    const raise: Step = { path: ["version"], fix: { do: "replace", value: from + 1 } };
    for (const step of [...steps(parse(migrated).value), raise]) {
      const next = carryOut(migrated, step);
      if (next === undefined) return { stuckAt: step.path };
      migrated = next;
    }
  }
  return { text: migrated };
}

/** @returns undefined if the step would overwrite another value, or if its value is missing */
function carryOut(text: string, { path, fix }: Step): string | undefined {
  const { root, value } = parse(text);
  const isTaken = fix.do === "rename" && valueAt(value, [...path.slice(0, -1), fix.key]) !== undefined;
  const changes = root && !isTaken ? fixChanges(text, root, { path, fix }) : undefined;
  return changes && applyChanges(text, changes);
}
