import type { TableProps } from "../blocks/table/schema";
import type { RichNode } from "../fields/texts/text";
import { isDate } from "../fields/dates/date";
import { compileDate } from "./compileDate";

/** A table whose dates are in the site's language, if they are in a column of dates. */
export function withTableDates(
  table: TableProps,
  context: { language: string; timeZone: string },
): TableProps {
  const isOfDates = table.columns.map(
    (column) => typeof column === "object" && "kind" in column && column.kind === "date",
  );
  if (!isOfDates.includes(true)) return table;
  const rows = table.rows.map((row) =>
    "group" in row ? row : row.map((cell, place) => (isOfDates[place] ? dateIn(cell) : cell)),
  );
  return { ...table, rows };

  function dateIn(cell: RichNode[]): RichNode[] {
    const [paragraph] = cell;
    const [words] = (typeof paragraph === "object" && paragraph.children) || [];
    if (typeof words !== "string" || !isDate(words)) return cell;
    const { iso, text } = compileDate(words, context);
    return [{ tag: "p", children: [{ tag: "time", children: [text], props: { dateTime: iso } }] }];
  }
}
