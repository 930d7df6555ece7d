import type { Numbering } from "../fields/parts/rule";
import type { RichNode } from "../fields/texts/text";
import { wordsOf } from "./wordsOf";

/** The number of a rule as people cite it: `1.2a`, `1 b a`, `§ 1 (2) a`. */
export function numberWords([rule = 0, below, clause]: readonly number[], numbering: Numbering): string {
  const first = rule + 1;
  const second = below === undefined ? "" : below + 1;
  const lastLetters = clause === undefined ? "" : letters(clause);
  if (numbering === "letters")
    return spaced(
      first,
      below === undefined ? "" : letters(below),
      clause === undefined ? "" : roman(clause + 1),
    );
  if (numbering === "paragraphs") return spaced(`§ ${first}`, second && `(${second})`, lastLetters);
  return `${first}${second && `.${second}`}${lastLetters}`;
}

function spaced(...parts: readonly (string | number)[]): string {
  return parts.filter((part) => part !== "").join(" ");
}

/** The first words of a rule that has neither a name nor a number. */
export function firstWords(description: RichNode[] | undefined): string {
  const words = wordsOf(description ?? []).trim();
  return words.length > 60 ? `${words.slice(0, 60).replace(/\s+\S*$/, "")}…` : words;
}

/** `a` to `z`, then `aa`, like CSS counters. */
function letters(index: number): string {
  const last = String.fromCodePoint(97 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}

const romans = [
  [100, "c"],
  [90, "xc"],
  [50, "l"],
  [40, "xl"],
  [10, "x"],
  [9, "ix"],
  [5, "v"],
  [4, "iv"],
  [1, "i"],
] as const;

function roman(number: number): string {
  const [value, sign] = romans.find(([value]) => value <= number) ?? [0, ""];
  return value === 0 ? "" : sign + roman(number - value);
}
