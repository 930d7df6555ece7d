import type { BundledFont } from "../../config/theme";
import written from "./fontLetters.json";

/** The fonts that come with the program. */
export type FontWithFiles = keyof typeof written;

/**
 * Letters of words, beside those of every keyboard: no signs, no accents that stand alone, and no phonetic notation, whose letters
 * are written as a decoration.
 */
export const lettersOfWords = /(?![\0-\x7fɐ-ɘɚ-ʯᴀ-ᶿ])[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]/gu;

/** By font, the letters that it has beside those of every keyboard: from one to another, as code points. */
const ranges = Object.entries(written).map(
  ([font, text]) => [font as FontWithFiles, readLetters(text)] as const,
);

/**
 * Reads letters as the table has them, in which every byte counts.
 * @param text - ranges, each as the way from the end of the one before, and, where it has several letters, the way to its last:
 *   `4q-4m b` in digits of base 36
 */
function readLetters(text: string): [first: number, last: number][] {
  let last = 0;
  return text.split(" ").map((range) => {
    const [way = 0, length = 0] = range.split("-").map((digits) => parseInt(digits, 36));
    const first = last + way;
    last = first + length;
    return [first, last];
  });
}

/** Whether a font comes with the program, and is none of the visitor's device. */
export function hasFiles(font: BundledFont): font is FontWithFiles {
  return Object.hasOwn(written, font);
}

/** Those whose letters are all of one width, as code is to be read in. */
export const fixedWidthFonts: readonly FontWithFiles[] = ["jetbrains-mono", "press-start-2p"];

/** The fonts that come with the program and have a letter; none for one of a script that they do not know. */
export function fontsWith(letter: string): FontWithFiles[] {
  const code = letter.codePointAt(0)!;
  return ranges.flatMap(([font, held]) =>
    code < 0x80 || held.some(([first, last]) => first <= code && code <= last) ? [font] : [],
  );
}
