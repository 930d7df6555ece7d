import { readFileSync } from "node:fs";
import { create, type Font } from "fontkitten";
import { expect, it } from "vitest";
import { decompress } from "woff2-encoder";
import { isWithin, readRanges } from "../../core/fonts/unicodeRange";
import type { PackagedFontName } from "../../core/fonts/packagedFont";
import { fontAlphabets } from "../../core/fonts/fontAlphabets";
import { fontsWith, lettersOfWords } from "../../styling/theme/fontLetters";
import { fontPackages, packagedFont } from "./packagedFonts";

const letters = Array.from({ length: 0x10000 }, (_, code) => code).filter((code) =>
  String.fromCodePoint(code).match(lettersOfWords),
);

/** Which of the letters the files of a font draw. */
async function lettersOf(name: PackagedFontName): Promise<Set<number>> {
  const { faces } = await packagedFont(name, fontAlphabets);
  const held = new Set<number>();
  for (const { file, range } of faces) {
    const font = create(Buffer.from(await decompress(readFileSync(file.source)))) as Font;
    const ranges = readRanges(range);
    for (const code of letters) if (isWithin(ranges, code) && font.hasGlyphForCodePoint(code)) held.add(code);
  }
  return held;
}

/** Letters as `fontLetters.ts` reads them; what is no letter may stand in between. */
function written(held: ReadonlySet<number>): string {
  const ranges: [number, number][] = [];
  letters.forEach((code, index) => {
    if (!held.has(code)) return;
    if (held.has(letters[index - 1]!)) ranges.at(-1)![1] = code;
    else ranges.push([code, code]);
  });
  const digits = (number: number) => number.toString(36);
  return ranges
    .map(([first, last], index) => {
      const way = digits(first - (ranges[index - 1]?.[1] ?? 0));
      return first === last ? way : `${way}-${digits(last - first)}`;
    })
    .join(" ");
}

// After an update of the fonts, twice, as the first writes what the second reads:
// npm test -- --project unit src/node/input/fontLetters.test.ts -u
it("knows the letters of every font that comes with the program", async () => {
  const fonts = Object.keys(fontPackages) as PackagedFontName[];
  const held = await Promise.all(fonts.map(lettersOf));
  const found = Object.fromEntries(fonts.map((name, index) => [name, written(held[index]!)]));
  await expect(`${JSON.stringify(found, null, 2)}\n`).toMatchFileSnapshot(
    "../../styling/theme/fontLetters.json",
  );
  // What is read out of the file is what stands in the fonts, letter by letter.
  for (const code of letters) {
    const having = fonts.filter((_, index) => held[index]!.has(code));
    if (String(fontsWith(String.fromCodePoint(code))) !== String(having))
      expect.fail(`U+${code.toString(16)}`);
  }
});
