import { isGroup } from "../../schema/structure";
import type { BlockChecks, FoundInBlock } from "../../validate/blockCheck";
import { count, quote } from "../../words/words";

/** The titles of the columns, as far as they are texts. */
function titlesOf(block: Readonly<Record<string, unknown>>): unknown[] {
  const columns: unknown = block["columns"];
  if (!Array.isArray(columns)) return [];
  return columns.map((column: unknown) => (isGroup(column) ? column["title"] : column));
}

function rowsOf(block: Readonly<Record<string, unknown>>): unknown[] {
  const rows: unknown = block["rows"];
  return Array.isArray(rows) ? rows : [];
}

export const checks: BlockChecks = {
  "uneven-row": {
    severity: "error",
    meaning: "A row of a table has more or fewer cells than the table has columns.",
    example: '{ "type": "table", "columns": ["Rank", "Hours"], "rows": [["Guest", "0"], ["Villager"]] }',
    find(block) {
      const titles = titlesOf(block);
      return rowsOf(block).flatMap((row, index): FoundInBlock[] => {
        if (!Array.isArray(row) || row.length === titles.length || titles.length === 0) return [];
        const columns = count(titles.length, "column");
        const cells = count(row.length, "cell");
        const missing = titles.slice(row.length).map((title) => quote(String(title)));
        const message =
          row.length < titles.length
            ? `Row ${index + 1} has ${cells}, but the table has ${columns}: the one below ${missing[0]} is missing. Write "" for a cell that stays empty.`
            : `Row ${index + 1} has ${cells}, but the table has ${columns}: ${quote(String(row[titles.length]))} stands below no title. Remove it, or give the table another column.`;
        const path = ["rows", index];
        return [
          {
            message,
            path: row.length < titles.length ? path : [...path, titles.length],
            at: "opening",
            needs: [["columns"]],
          },
        ];
      });
    },
  },
  "repeated-column": {
    severity: "warning",
    meaning: "Two columns of a table have the same title.",
    example: '{ "type": "table", "columns": ["Rank", "Rank"], "rows": [["Guest", "Villager"]] }',
    find(block) {
      const titles = titlesOf(block);
      return titles.flatMap((title, index): FoundInBlock[] => {
        if (typeof title !== "string" || titles.indexOf(title) === index) return [];
        const message = `Two columns are called ${quote(title)}, so that nobody can tell them apart. Give one of them another title.`;
        return [{ message, path: ["columns", index] }];
      });
    },
  },
  "empty-table": {
    severity: "error",
    meaning: "A table has titles of groups, and no rows.",
    example: '{ "type": "table", "columns": ["Rank"], "rows": [{ "group": "Team" }] }',
    find(block) {
      const rows = rowsOf(block);
      if (rows.length === 0 || !rows.every(isGroup)) return [];
      const message = 'This table has groups and no rows. A row is a list of cells: ["Builder", "40"].';
      return [{ message, path: ["rows"], at: "opening" }];
    },
  },
};
