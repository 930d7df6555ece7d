import type { Connect } from "../../../tests/property/connectBlocks";

/** Each column has a title of its own, and each row as many cells as there are columns, and the rows are written. */
export const connect: Connect = (block) => {
  const columns = block["columns"] as (string | { title: string })[];
  block["columns"] = columns.map((column, index) =>
    typeof column === "string" ? `Column ${index}` : { ...column, title: `Column ${index}` },
  );
  const rows = block["rows"] as (string[] | object)[];
  const even = rows.map((row) => (Array.isArray(row) ? columns.map((_, index) => row[index] ?? "") : row));
  // A random list has other names.
  delete block["server"];
  delete block["list"];
  block["rows"] = even.some(Array.isArray) ? even : [...even, columns.map(() => "cell")];
};
