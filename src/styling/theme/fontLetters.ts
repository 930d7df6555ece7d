import type { BundledFont } from "../../config/theme";
import written from "./fontLetters.json";

export type FontWithFiles = keyof typeof written;

/** Letters of words beyond ASCII, without symbols, separate accents and phonetic notation. */
export const lettersOfWords = /(?![\0-\x7fɐ-ɘɚ-ʯᴀ-ᶿ])[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]/gu;

/** The letters of each font besides the ASCII ones: ranges of code points. */
const ranges = Object.entries(written).map(
  ([font, text]) => [font as FontWithFiles, readLetters(text)] as const,
);

/** Decodes ranges of letters such as `4q-4m b`: distances in base 36 from the end of the previous one. */
function readLetters(text: string): [first: number, last: number][] {
  let last = 0;
  return text.split(" ").map((range) => {
    const [way = 0, length = 0] = range.split("-").map((digits) => parseInt(digits, 36));
    const first = last + way;
    last = first + length;
    return [first, last];
  });
}

/** Whether a font is bundled, and not a font of the visitor's device. */
export function hasFiles(font: BundledFont): font is FontWithFiles {
  return Object.hasOwn(written, font);
}

/** Monospaced fonts, which suit code. */
export const fixedWidthFonts: readonly FontWithFiles[] = ["jetbrains-mono", "press-start-2p"];

/** The bundled fonts that cover a character; empty if no bundled font covers its script. */
export function fontsWith(letter: string): FontWithFiles[] {
  const code = letter.codePointAt(0)!;
  return ranges.flatMap(([font, held]) =>
    code < 0x80 || held.some(([first, last]) => first <= code && code <= last) ? [font] : [],
  );
}
