import { isGroup } from "../../schema/structure";
import type { BlockChecks, FoundInBlock } from "../../validate/blockCheck";
import { count, quote } from "../../words/words";

function titlesOf(block: Readonly<Record<string, unknown>>): unknown[] {
  const columns: unknown = block["columns"];
  if (!Array.isArray(columns)) return [];
  return columns.map((column: unknown) => (isGroup(column) ? column["title"] : column));
}

/** Titles that are not strings are reported elsewhere. */
function isBlank(title: unknown): boolean {
  return title === undefined || (typeof title === "string" && title.trim() === "");
}

function rowsOf(block: Readonly<Record<string, unknown>>): unknown[] {
  const rows: unknown = block["rows"];
  return Array.isArray(rows) ? rows : [];
}

export const checks: BlockChecks = {
  "uneven-row": {
    severity: "error",
    meaning: "A table row has more or fewer cells than the table has columns.",
    example: '{ "type": "table", "columns": ["Rank", "Hours"], "rows": [["Guest", "0"], ["Villager"]] }',
    find(block) {
      const titles = titlesOf(block);
      return rowsOf(block).flatMap((row, index): FoundInBlock[] => {
        if (!Array.isArray(row) || row.length === titles.length || titles.length === 0) return [];
        const columns = count(titles.length, "column");
        const cells = count(row.length, "cell");
        const title = titles[row.length];
        const missing = titles.length - row.length;
        const column = `column ${isBlank(title) ? row.length + 1 : quote(title)}`;
        const advice =
          row.length === 0
            ? "Add the cells, or remove the row."
            : missing === 1
              ? `Add the missing cell for ${column}.`
              : `Add the ${missing} missing cells, starting with ${column}.`;
        const message =
          row.length < titles.length
            ? `Row ${index + 1} has ${cells}, but the table has ${columns}. ${advice} Use "" for an empty cell.`
            : `Row ${index + 1} has ${cells}, but the table has ${columns}. ${quote(String(row[titles.length]))} has no column. ${missing === -1 ? "Remove the cell, or add a column" : "Remove the extra cells, or add columns"}.`;
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
  "untitled-column": {
    severity: "error",
    meaning: "A table column other than the first has no title.",
    example: '{ "type": "table", "columns": ["", "Free", ""], "rows": [["Homes", "1", "3"]] }',
    find(block) {
      return titlesOf(block).flatMap((title, index): FoundInBlock[] => {
        if (index === 0 || !isBlank(title)) return [];
        const message = `Column ${index + 1} has no title. Add one. Only the title of the first column can be empty.`;
        const path = ["columns", index];
        return [{ message, path, needs: [path] }];
      });
    },
  },
  "repeated-column": {
    severity: "warning",
    meaning: "Two columns in a table have the same title.",
    example: '{ "type": "table", "columns": ["Rank", "Rank"], "rows": [["Guest", "Villager"]] }',
    find(block) {
      const titles = titlesOf(block);
      return titles.flatMap((title, index): FoundInBlock[] => {
        if (typeof title !== "string" || isBlank(title) || titles.indexOf(title) === index) return [];
        const message = `Two columns have the title ${quote(title)}, so visitors do not know which is which. Rename one of the columns.`;
        return [{ message, path: ["columns", index] }];
      });
    },
  },
  "empty-table": {
    severity: "error",
    meaning: "A table has group titles but no rows.",
    example: '{ "type": "table", "columns": ["Rank"], "rows": [{ "group": "Team" }] }',
    find(block) {
      const rows = rowsOf(block);
      if (rows.length === 0 || !rows.every(isGroup)) return [];
      const message =
        'This table has group titles but no rows. Add a row as a list of cells: ["Builder", "40"].';
      return [{ message, path: ["rows"], at: "opening" }];
    },
  },
};
