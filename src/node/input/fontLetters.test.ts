import { readFileSync } from "node:fs";
import { create, type Font } from "fontkitten";
import { expect, it } from "vitest";
import { decompress } from "woff2-encoder";
import { isWithin, readRanges } from "../../core/fonts/fontFaces";
import type { PackagedFontName } from "../../core/fonts/packagedFont";
import { fontAlphabets } from "../../core/fonts/fontAlphabets";
import { fontsWith, lettersOfWords } from "../../styling/theme/fontLetters";
import { fontPackages, packagedFont } from "./packagedFonts";

const letters = Array.from({ length: 0x10000 }, (_, code) => code).filter((code) =>
  String.fromCodePoint(code).match(lettersOfWords),
);

/** The characters that a font's files cover. */
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

/** Characters in the format of `fontLetters.ts`, which may include unassigned ones. */
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

// After a font update, run this twice, because the first run writes what the second reads: npm test -- --project unit
// src/node/input/fontLetters.test.ts -u
it("lists the character coverage of every bundled font", async () => {
  const fonts = Object.keys(fontPackages) as PackagedFontName[];
  const held = await Promise.all(fonts.map(lettersOf));
  const found = Object.fromEntries(fonts.map((name, index) => [name, written(held[index]!)]));
  await expect(`${JSON.stringify(found, null, 2)}\n`).toMatchFileSnapshot(
    "../../styling/theme/fontLetters.json",
  );
  // The decoded ranges match the fonts exactly.
  for (const code of letters) {
    const having = fonts.filter((_, index) => held[index]!.has(code));
    if (String(fontsWith(String.fromCodePoint(code))) !== String(having))
      expect.fail(`U+${code.toString(16)}`);
  }
});
