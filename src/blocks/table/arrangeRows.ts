import type { RichNode } from "../../fields/texts/text";
import { wordSearch, wordsOf } from "../../ui/wordSearch";

/** The cells of one row, each a compiled text. */
export type Cells = readonly (readonly RichNode[])[];

/** Rows under one title, in the order in which they are shown. */
export interface RowGroup {
  title?: string;
  rows: readonly Cells[];
}

/** By which column rows are sorted, and whether from the last to the first. */
export interface Sorting {
  column: number;
  isDescending: boolean;
}

/** The rows of a table, divided at the entries that open a group. */
export function groupRows(entries: readonly (Cells | { group: string })[]): RowGroup[] {
  const groups: { title?: string; rows: Cells[] }[] = [];
  for (const entry of entries) {
    if ("group" in entry) groups.push({ title: entry.group, rows: [] });
    else if (groups.length === 0) groups.push({ rows: [entry] });
    else groups.at(-1)!.rows.push(entry);
  }
  return groups;
}

/** The rows that have each word of a search; a group without any is left out. */
export function findRows(groups: readonly RowGroup[], search: string): readonly RowGroup[] {
  const isFound = wordSearch(search);
  if (!isFound) return groups;
  return groups
    .map(({ rows, ...group }) => ({
      ...group,
      rows: rows.filter((cells) => isFound(cells.map(wordsOf).join(" "))),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/**
 * Sorts the rows of each group by one column; empty cells come last in either direction.
 * @param isNumber - whether the column holds numbers
 * @param language - the language of the page, whose order of letters counts; the empty text for that of the browser
 */
export function sortRows(
  groups: readonly RowGroup[],
  { column, isDescending }: Sorting,
  isNumber: boolean,
  language: string,
): readonly RowGroup[] {
  const collator = new Intl.Collator(language || undefined, { numeric: true });
  const keyOf = (cells: Cells) => {
    const words = wordsOf(cells[column] ?? []).trim();
    return isNumber ? numberIn(words) : words || undefined;
  };
  const compare = (a: string | number, b: string | number) =>
    typeof a === "number" && typeof b === "number" ? a - b : collator.compare(String(a), String(b));
  return groups.map(({ rows, ...group }) => {
    const keyed = rows.map((cells) => ({ cells, key: keyOf(cells) }));
    keyed.sort((a, b) => {
      if (a.key === undefined || b.key === undefined)
        return Number(a.key === undefined) - Number(b.key === undefined);
      return isDescending ? compare(b.key, a.key) : compare(a.key, b.key);
    });
    return { ...group, rows: keyed.map(({ cells }) => cells) };
  });
}

/**
 * The first number in a text, written with points or commas: `1,204`, `1.204,5`, `40 h`. A sign that stands once with three
 * digits behind it divides thousands.
 */
export function numberIn(text: string): number | undefined {
  const [found] = /[-−]?\d[\d.,'’\u00a0\u202f]*/.exec(inWesternDigits(text)) ?? [];
  if (found === undefined) return undefined;
  const written = found
    .replace("−", "-")
    .replace(/['’\u00a0\u202f]/g, "")
    .replace(/[.,]$/, "");
  const last = Math.max(written.lastIndexOf("."), written.lastIndexOf(","));
  if (last < 0) return Number(written);
  const sign = written[last]!;
  const isThousands =
    written.split(sign).length > 2 || (written.length - last === 4 && !/^-?0/.test(written));
  const [whole, part] = isThousands ? [written, ""] : [written.slice(0, last), written.slice(last + 1)];
  return Number(`${whole.replace(/[.,]/g, "")}.${part.replace(/[.,]/g, "")}`);
}

/** The digits and separators of other scripts, such as Arabic-Indic ones, as those of English. */
function inWesternDigits(text: string): string {
  return text
    .replace(/\u066b/g, ".")
    .replace(/\u066c/g, "'")
    .replace(/(?!\d)\p{Nd}/gu, (digit) => {
      // Unicode has the ten digits of a script in a row, from zero to nine.
      const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));
      let zero = digit.codePointAt(0)!;
      while (isDigit(zero - 1)) zero--;
      return String((digit.codePointAt(0)! - zero) % 10);
    });
}
