import type { Path } from "../../../schema/walk";
import type { Intent } from "../intents";

/** The columns and rows of a table, as far as their shape is right. */
export interface Grid {
  path: Path;
  columns: readonly unknown[];
  rows: readonly unknown[];
}

/** Adds a column at the end, with a cell in each row. */
export function addColumn({ path, columns, rows }: Grid, title: unknown): Intent[] {
  const index = columns.length;
  return [
    { kind: "insert", path: [...path, "columns"], index, value: title },
    ...cellRows(rows).map(({ row, cells }): Intent => ({
      kind: "insert",
      path: [...path, "rows", row],
      index: Math.min(index, cells),
      value: "",
    })),
  ];
}

/** Moves a column, with its cells. */
export function moveColumn({ path, rows }: Grid, from: number, to: number): Intent[] {
  return [
    { kind: "move", path: [...path, "columns"], from, to },
    ...cellRows(rows)
      .filter(({ cells }) => Math.max(from, to) < cells)
      .map(({ row }): Intent => ({ kind: "move", path: [...path, "rows", row], from, to })),
  ];
}

/** Removes a column, with its cells. */
export function removeColumn({ path, rows }: Grid, index: number): Intent[] {
  return [
    { kind: "remove", path: [...path, "columns", index] },
    ...cellRows(rows)
      .filter(({ cells }) => index < cells)
      .map(({ row }): Intent => ({ kind: "remove", path: [...path, "rows", row, index] })),
  ];
}

/** The rows that are lists of cells. Others are titles of groups. */
function cellRows(rows: readonly unknown[]): { row: number; cells: number }[] {
  return rows.flatMap((cells, row) => (Array.isArray(cells) ? [{ row, cells: cells.length }] : []));
}
