import { valueAt } from "../../schema/schemaAt";
import { isGroup } from "../../schema/structure";
import { simplify } from "../../words/words";
import { lineFor } from "./lineFor";
import type { Cursor } from "../../schema/cursor";
import { blocksOf } from "../blocksIn";
import type { Finding } from "../finding";

type Cell = string | number | boolean;
type Row = Readonly<Record<string, Cell>>;

/** Rows as lists of cells, and whether nothing else can be intended. */
interface Rows {
  lists: unknown[];
  isSure: boolean;
}

/** Separators of cells in one text, from the least ambiguous on. */
const separators = ["|", "\t", ";", ",", " - ", ":", /\s{2,}/];

/** Rows of a table that are objects or texts, as in other programs. One finding for all, with the rows as lists. */
export function findTableRows(config: Cursor): Finding[] {
  return blocksOf(config.value).flatMap(({ type, value: { columns, rows }, path }): Finding[] => {
    if (type !== "table" || !Array.isArray(rows) || rows.every((row) => Array.isArray(row) || hasGroup(row)))
      return [];
    const place = config.at([...path, "rows"]);
    const titles = titlesOf(columns);
    const read = fromGroups(rows, titles) ?? fromTexts(rows, titles.length);
    if (!read) return [];
    const { lists, isSure } = read;
    const message = `Each row must be a list in [ ] with one value per column, in quotes. Use ${lineFor("rows", lists)}.`;
    return [
      {
        code: "wrong-type",
        message,
        path: place.path,
        at: "opening",
        ...(isSure && place.accepts(lists) ? { fix: { do: "replace", value: lists } } : {}),
      },
    ];
  });
}

function titlesOf(columns: unknown): string[] {
  return Array.isArray(columns)
    ? columns.map((column) => String((isGroup(column) ? valueAt(column, ["title"]) : column) ?? ""))
    : [];
}

/** Rows with a key for each cell. */
function fromGroups(rows: readonly unknown[], titles: readonly string[]): Rows | undefined {
  const groups = rows.filter(isRow);
  if (groups.length === 0 || !rows.every((row) => isRow(row) || Array.isArray(row) || hasGroup(row)))
    return undefined;
  const { keys, isSure } = orderOf(titles, groups);
  const lists = rows.map((row) => (isRow(row) ? keys.map((key) => String(row[key] ?? "")) : row));
  return { lists, isSure };
}

/** Rows with all cells in one text. */
function fromTexts(rows: readonly unknown[], width: number): Rows | undefined {
  const texts = rows.filter((row) => typeof row === "string");
  if (
    texts.length === 0 ||
    !rows.every((row) => typeof row === "string" || Array.isArray(row) || hasGroup(row))
  )
    return undefined;
  const cellsBy = (separator: string | RegExp) => (row: string) =>
    row
      .replace(separator === "|" ? /^\s*\||\|\s*$/g : /^$/, "")
      .split(separator)
      .map((cell) => cell.trim());
  const separator = separators.find((one) => texts.every((row) => cellsBy(one)(row).length === width));
  const cellsOf = separator === undefined || width < 2 ? (row: string) => [row] : cellsBy(separator);
  const missing = Array.from({ length: Math.max(width, 1) }, () => "…");
  const lists = rows.map((row) => {
    if (typeof row !== "string") return row;
    const cells = cellsOf(row);
    return [...cells, ...missing.slice(cells.length)];
  });
  return { lists, isSure: separator !== undefined || width === 1 };
}

function hasGroup(row: unknown): boolean {
  return isGroup(row) && Object.hasOwn(row, "group");
}

function isRow(row: unknown): row is Row {
  return isGroup(row) && !hasGroup(row) && Object.values(row).every((cell) => !(cell instanceof Object));
}

/** The keys of rows in the order of the columns. Sure if each is the title of a column, or all rows have one for each column. */
function orderOf(titles: readonly string[], rows: readonly Row[]): { keys: string[]; isSure: boolean } {
  const used = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const named = titles.map((title) => used.find((key) => simplify(key) === simplify(title)));
  const keys = named.filter((key) => key !== undefined);
  if (keys.length === titles.length && new Set(keys).size === used.length) return { keys, isSure: true };
  const isWhole = rows.every((row) => Object.keys(row).join("\n") === used.join("\n"));
  return { keys: used, isSure: keys.length === 0 && isWhole && used.length === titles.length };
}
