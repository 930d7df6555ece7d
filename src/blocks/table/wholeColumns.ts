import { wordsOf } from "../../ui/wordsOf";
import { columnOf } from "./columnOf";
import type { TableProps } from "./schema";

/** The widths in the container queries of `plainTable.ts`, in `ch`. */
export const smallWidth = 54;
export const largeWidth = 70;

/** The padding of a column, the icon of a sorted one, and the minimum width of a column, in `ch`. */
const padding = 4;
const iconWidth = 3;
const leastWidth = 10;
/** Characters that may be 1.5 `ch` wide. */
const wideCharacters = /[\p{Lu}mw@%]/gu;

/** The estimated width in which no column breaks a word, in `ch`. Stops counting above the largest width. */
export function widthOfWords(
  columns: TableProps["columns"],
  rows: TableProps["rows"],
  isSorted = false,
): number {
  let sum = 0;
  columns.forEach((column, place) => {
    let longest = leastWidth;
    const measure = (text: string, beside = padding) => {
      for (const word of sum + longest > largeWidth ? [] : text.split(/\s/)) {
        longest = Math.max(longest, (word + word.replace(wideCharacters, "$&$&")).length / 2 + beside);
      }
    };
    measure(columnOf(column).words, isSorted ? padding + iconWidth : undefined);
    for (const row of rows) if (!("group" in row)) measure(wordsOf(row[place] ?? []));
    sum += longest;
  });
  return sum;
}
