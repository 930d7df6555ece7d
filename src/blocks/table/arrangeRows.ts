import type { Spoken } from "../../fields/compiled";
import type { RichNode } from "../../fields/texts/text";
import { wordSearch } from "../../ui/wordSearch";
import { wordsOf } from "../../ui/wordsOf";

export type Cells = readonly (readonly RichNode[])[];

export interface RowGroup extends Spoken {
  title?: string;
  rows: readonly Cells[];
}

export interface Sorting {
  column: number;
  isDescending: boolean;
}

export function groupRows(entries: readonly (Cells | (Spoken & { group: string }))[]): RowGroup[] {
  const groups: (RowGroup & { rows: Cells[] })[] = [];
  for (const entry of entries) {
    if ("group" in entry) groups.push({ title: entry.group, inLanguage: entry.inLanguage, rows: [] });
    else if (groups.length === 0) groups.push({ rows: [entry] });
    else groups.at(-1)!.rows.push(entry);
  }
  return groups;
}

/** The rows that contain every word of a search, without empty groups. */
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

/** Sorts the rows of each group by one column. Cells that are empty or no date are last in both directions. */
export function sortRows(
  groups: readonly RowGroup[],
  { column, isDescending }: Sorting,
  kind: "text" | "number" | "date" = "text",
  language: string,
): readonly RowGroup[] {
  const collator = new Intl.Collator(language || undefined, { numeric: true });
  const keyOf = (cells: Cells) => {
    const words = wordsOf(cells[column] ?? []).trim();
    if (kind === "date") return dateIn(cells[column] ?? []);
    return kind === "number" ? numberIn(words) : words || undefined;
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

/** The first date in a cell, in ISO 8601. */
function dateIn(nodes: readonly RichNode[]): string | undefined {
  for (const node of nodes) {
    if (typeof node === "string") continue;
    const date = node.tag === "time" ? String(node.props?.["dateTime"]) : dateIn(node.children ?? []);
    if (date !== undefined) return date;
  }
  return undefined;
}

/** The first number in a text, such as `1,204` or `40 h`. A lone separator before three digits is for thousands. */
export function numberIn(text: string): number | undefined {
  const [found] = /[-−]?\d[\d.,'’\u00a0\u202f]*/.exec(inWesternDigits(text)) ?? [];
  if (found === undefined) return undefined;
  const digits = found
    .replace("−", "-")
    .replace(/['’\u00a0\u202f]/g, "")
    .replace(/[.,]$/, "");
  const last = Math.max(digits.lastIndexOf("."), digits.lastIndexOf(","));
  if (last < 0) return Number(digits);
  const separator = digits[last]!;
  const isThousands =
    digits.split(separator).length > 2 || (digits.length - last === 4 && !/^-?0/.test(digits));
  const [whole, part] = isThousands ? [digits, ""] : [digits.slice(0, last), digits.slice(last + 1)];
  return Number(`${whole.replace(/[.,]/g, "")}.${part.replace(/[.,]/g, "")}`);
}

/** Converts the digits and separators of other scripts, such as Arabic-Indic ones. */
function inWesternDigits(text: string): string {
  return text
    .replace(/\u066b/g, ".")
    .replace(/\u066c/g, "'")
    .replace(/(?!\d)\p{Nd}/gu, (digit) => {
      // In Unicode, the digits of a script are consecutive.
      const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));
      let zero = digit.codePointAt(0)!;
      while (isDigit(zero - 1)) zero--;
      return String((digit.codePointAt(0)! - zero) % 10);
    });
}
