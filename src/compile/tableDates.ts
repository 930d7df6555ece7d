import type { RichNode } from "../fields/texts/text";
import { isDate } from "../fields/dates/date";
import { compileDate } from "./compileDate";
import { withoutMarks } from "./marks";

/** A compiled table, as far as its dates. */
export interface DatedTable {
  columns: readonly unknown[];
  rows: readonly (readonly RichNode[][] | { group: unknown })[];
}

/** A table whose dates are in the site's language, if they are in a column of dates. */
export function withTableDates(
  table: DatedTable,
  context: { language: string; timeZone: string },
): DatedTable {
  const isOfDates = table.columns.map((column) => (column as { kind?: string }).kind === "date");
  if (!isOfDates.includes(true)) return table;
  const rows = table.rows.map((row) =>
    "group" in row ? row : row.map((cell, place) => (isOfDates[place] ? dateIn(cell) : cell)),
  );
  return { ...table, rows };

  function dateIn(cell: RichNode[]): RichNode[] {
    let [words] = cell;
    // Up to the words, which may have a language or a direction.
    while (
      typeof words === "object" &&
      (words.tag === "p" || words.tag === "bdi") &&
      words.children?.length === 1
    )
      [words] = words.children;
    if (typeof words !== "string") return cell;
    const date = withoutMarks(words);
    if (!isDate(date)) return cell;
    const { iso, text } = compileDate(date, context);
    const marked = words.replace(date, text);
    return [{ tag: "p", children: [{ tag: "time", children: [marked], props: { dateTime: iso } }] }];
  }
}
