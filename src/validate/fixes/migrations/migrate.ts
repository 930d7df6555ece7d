import { applyChanges } from "../../../json/changes";
import { fixChanges } from "../../../json/edits";
import { parse } from "../../../json/parse";
import { valueAt } from "../../../schema/schemaAt";
import type { Path } from "../../../schema/walk";
import type { History, Migration, Step } from "./migration";
import { Lines } from "../../../json/lines";
import { breadcrumbOf } from "../../breadcrumb";
import type { TextEdit } from "../../../json/position";
import type { Diagnostic } from "../../diagnostic";
import { history } from "./history";

/** The text of a config in the newest version, or the path that cannot be migrated. */
export type Migrated = { text: string } | { stuckAt: Path };

/** The migrations that a config of an older version needs, in order. */
export function migrationsFrom(version: number, { migrations }: History): readonly Migration[] {
  return migrations.filter(({ from }) => from >= version).sort((a, b) => a.from - b.from);
}

/** Migrates a config without syntax mistakes to the newest version, step by step. Everything else stays unchanged. */
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

/** Adds the migration as edits to the finding about an older version, or says what prevents it. */
export function withMigration(
  text: string,
  config: unknown,
  diagnostics: readonly Diagnostic[],
): Diagnostic[] {
  const version = readVersion(valueAt(config, ["version"]));
  const isReadable = diagnostics.every(({ path }) => path.length > 0);
  return diagnostics.map((diagnostic) => {
    if (diagnostic.code !== "older-version" || version === undefined || !isReadable) return diagnostic;
    const migrated = migrateText(text, version, history);
    if ("text" in migrated) return { ...diagnostic, edits: [difference(text, migrated.text)] };
    const place = breadcrumbOf(config, migrated.stuckAt);
    return {
      ...diagnostic,
      message: `${diagnostic.message} Before you run it, delete one of two keys: ${place} is set twice, or its new key already exists.`,
    };
  });
}

/** The smallest single edit that turns one text into another. */
function difference(before: string, after: string): TextEdit {
  const shortest = Math.min(before.length, after.length);
  let start = 0;
  while (start < shortest && before[start] === after[start]) start++;
  let end = 0;
  while (end < shortest - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const range = new Lines(before).range(start, before.length - end - start);
  return { range, text: after.slice(start, after.length - end) };
}

/** The version that a number, or a text such as "2", "v2" or "2.0", stands for. */
export function readVersion(written: unknown): number | undefined {
  if (typeof written === "number") return Number.isInteger(written) ? written : undefined;
  const [, digits] = typeof written === "string" ? (/^v?(\d{1,6})(?:\.0){0,2}$/i.exec(written) ?? []) : [];
  return digits === undefined ? undefined : Number(digits);
}
