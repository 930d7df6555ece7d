import { wordsOf } from "../../ui/wordSearch";
import type { TableProps } from "./schema";

/** The room that small and large places have, in letters as wide as a digit: `plainTable.ts` asks for as much. */
export const lettersInSmall = 54;
export const lettersInLarge = 70;

/** What stands beside the words of a column, the sign of what sorts it, and the least that a column takes (`min-inline-size`). */
const spaceBeside = 4;
const signBeside = 3;
const leastOfColumn = 10;
/** Letters that may be half as wide again as a digit. */
const wideLetters = /[\p{Lu}mw@%]/gu;

/**
 * The room in which no column breaks a word, in letters as wide as a digit: rather too much than too little. It is counted no
 * further than to what no place has.
 */
export function roomOfWords(
  columns: TableProps["columns"],
  rows: TableProps["rows"],
  isSorted = false,
): number {
  let sum = 0;
  columns.forEach((column, place) => {
    let longest = leastOfColumn;
    const measure = (text: string, beside = spaceBeside) => {
      for (const word of sum + longest > lettersInLarge ? [] : text.split(/\s/)) {
        // Most words are too short, however wide their letters are.
        if (word.length * 1.5 + beside > longest)
          longest = Math.max(longest, (word + word.replace(wideLetters, "$&$&")).length / 2 + beside);
      }
    };
    measure(
      (typeof column === "string" ? column : column.title) ?? "",
      isSorted ? spaceBeside + signBeside : undefined,
    );
    for (const row of rows) if (!("group" in row)) measure(wordsOf(row[place] ?? []));
    sum += longest;
  });
  return sum;
}
