/** A table between empty lines whose rows begin and end with a bar, as most people and all formatters write it. */
const plainTable =
  /(?<!\S[ \t]*\n)^\|[^\n]*\|[ \t]*\n\|(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*(?:\n\|[^\n]*\|[ \t]*)*$(?!\n[ \t]*\S)/gm;

/**
 * A formatted text of the same length with the rows of its plain tables as paragraphs, because a parser takes long to
 * read a table. Tables with a link across cells, a backslash or a row with too many cells are unchanged.
 * @param shown - the text, or the text with its plain code blanked
 */
export function dividePlainTables(text: string, shown: string): string {
  if (!shown.includes("|")) return shown;
  return shown.replace(plainTable, (table, start: number) => {
    const [header = "", delimiter = "", ...rows] = text.slice(start, start + table.length).split("\n");
    const columns = cellsOf(delimiter).length;
    const isPlain =
      cellsOf(header).length === columns &&
      [header, ...rows].every((row) => {
        const cells = cellsOf(row);
        return cells.length <= columns && (!/[[\]()`]/.test(row) || cells.every(isWhole));
      });
    if (!isPlain || table.includes("\\")) return table;
    return table
      .replace(/\|[ \t]*\n\|/g, (end) => `\n${",".repeat(end.length - 3)}\n,`)
      .replace(/\||(?<=[ \t])[ \t]|[ \t](?=[ \t])/g, ",");
  });
}

function cellsOf(row: string): string[] {
  return row.trim().slice(1, -1).split("|");
}

/** Whether no bracket or code of a cell goes on in another one. */
function isWhole(cell: string): boolean {
  const parts = (sign: string) => cell.split(sign).length;
  return parts("[") === parts("]") && parts("(") === parts(")") && parts("`") % 2 === 1;
}
