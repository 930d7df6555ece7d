import { Lines } from "../../../json/lines";
import { valueAt } from "../../../schema/schemaAt";
import { breadcrumbOf } from "../../breadcrumb";
import type { TextEdit } from "../../../json/position";
import type { Diagnostic } from "../../diagnostic";
import { readVersion } from "../../shape/readVersion";
import { history } from "./history";
import { migrateText } from "./migrate";

/**
 * Adds the migration as edits to the finding about an older version, or says what prevents it.
 * @param diagnostics - all findings; if one has no path, such as a syntax mistake, nothing is added
 */
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
