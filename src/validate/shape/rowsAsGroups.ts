import { valueAt } from "../../schema/schemaAt";
import { isGroup } from "../../schema/structure";
import { simplify } from "../../words/simplify";
import { inline } from "../../schema/exampleOf";
import type { Cursor } from "../../schema/cursor";
import { blocksOf } from "../blocksOf";
import type { Finding } from "../finding";

type Cell = string | number | boolean;
type Row = Readonly<Record<string, Cell>>;

/** More cells than these are not shown. */
const mostCells = 4;

/** Rows of a table with a key for each cell, as other programs have them. One finding for all, with the rows as lists. */
export function findRowsAsGroups(config: Cursor): Finding[] {
  return blocksOf(config.value).flatMap(({ type, value: { columns, rows }, path }): Finding[] => {
    if (type !== "table" || !Array.isArray(rows)) return [];
    if (!rows.some(isRow) || !rows.every((row) => isRow(row) || Array.isArray(row) || hasGroup(row)))
      return [];
    const place = config.at([...path, "rows"]);
    const order = orderOf(Array.isArray(columns) ? columns : [], rows.filter(isRow));
    const lists = rows.map((row: unknown) =>
      isRow(row) ? order.keys.map((key) => String(row[key] ?? "")) : row,
    );
    const first = lists.find((_, index) => isRow(rows[index])) as string[];
    const cells = [...first.slice(0, mostCells).map(inline), ...(first.length > mostCells ? ["…"] : [])];
    const message = `A row is a list of cells in the order of "columns", without keys. Write "rows": [[${cells.join(", ")}]${rows.length > 1 ? ", …" : ""}].`;
    return [
      {
        code: "wrong-type",
        message,
        path: place.path,
        at: "opening",
        ...(order.isSure && place.accepts(lists) ? { fix: { do: "replace", value: lists } } : {}),
      },
    ];
  });
}

function hasGroup(row: unknown): boolean {
  return isGroup(row) && Object.hasOwn(row, "group");
}

function isRow(row: unknown): row is Row {
  return isGroup(row) && !hasGroup(row) && Object.values(row).every((cell) => !(cell instanceof Object));
}

/** The keys of rows in the order of the columns. Sure if each key is the title of a column. */
function orderOf(columns: readonly unknown[], rows: readonly Row[]): { keys: string[]; isSure: boolean } {
  const used = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const titles = columns.map((column) => (isGroup(column) ? valueAt(column, ["title"]) : column));
  const named = titles.map((title) => used.find((key) => simplify(key) === simplify(String(title))));
  const keys = named.filter((key) => key !== undefined);
  const isSure = keys.length === titles.length && new Set(keys).size === used.length;
  return { keys: isSure ? keys : used, isSure };
}
