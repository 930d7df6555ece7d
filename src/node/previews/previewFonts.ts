import { readFileSync } from "node:fs";
import { create, type Font } from "fontkitten";
import type { FontChoice } from "../../config/theme";
import type { PackagedFontName } from "../../core/packagedFont";
import { isWithin, readRanges } from "../../core/unicodeRange";
import { subsetFont } from "../fonts/subsetFont";
import { packagedFont } from "../input/packagedFonts";

/** A font for pictures, with others for the letters that it lacks. */
export interface PreviewFonts {
  /** Their files in TrueType format, those of the font itself first. */
  files: Uint8Array[];
  family: string;
  /** How wide a line is at a size of 100 pixels. */
  widthOf: (line: string) => number;
  /** Whether every letter of a text can be drawn. */
  canDraw: (text: string) => boolean;
}

/** What is drawn where a theme takes the fonts of the visitor's device. */
const instead = { system: "inter", serif: "lora", monospace: "jetbrains-mono" } as const;

/** Knows more letters than the others. */
const widest = "inter";

const alphabets = [
  "latin",
  "latin-ext",
  "cyrillic",
  "cyrillic-ext",
  "greek",
  "greek-ext",
  "vietnamese",
  "hebrew",
];

/**
 * Reads a font for pictures.
 * @param weight - the one weight that is drawn
 * @param characters - all that are drawn
 * @param sourceOf - where a file of the owner's own lies on the disk
 */
export async function previewFonts(
  choice: FontChoice,
  weight: number,
  characters: ReadonlySet<string>,
  sourceOf: (path: string) => string,
): Promise<PreviewFonts> {
  const { decompress } = await import("woff2-encoder");
  const files: Uint8Array[] = [];
  /** Who draws each character. */
  const drawnBy = new Map<string, Font>();
  const add = async (source: string, wanted: readonly string[]) => {
    if (wanted.length === 0) return;
    const whole = await decompress(readFileSync(source));
    const file = await subsetFont(whole, { characters: wanted.join(""), weights: [weight, weight] });
    const font = create(Buffer.from(file)) as Font;
    files.push(file);
    for (const character of wanted) {
      if (font.hasGlyphForCodePoint(character.codePointAt(0)!)) drawnBy.set(character, font);
    }
  };
  const missing = () => [...characters].filter((character) => !drawnBy.has(character));
  const addPackaged = async (name: PackagedFontName) => {
    const { faces } = await packagedFont(name, alphabets);
    for (const { file, range } of faces) {
      const held = readRanges(range);
      const wanted = missing().filter((character) => isWithin(held, character.codePointAt(0)!));
      await add(file.source, wanted);
    }
  };
  if (typeof choice === "object") await add(sourceOf(choice.file), missing());
  else
    await addPackaged(
      choice in instead ? instead[choice as keyof typeof instead] : (choice as typeof widest),
    );
  await addPackaged(widest);
  const [first] = drawnBy.values();
  return {
    files,
    family: first?.familyName ?? "",
    widthOf: (line) =>
      Array.from(line).reduce((width, character) => {
        const font = drawnBy.get(character) ?? first;
        if (!font) return width;
        const { advanceWidth } = font.glyphForCodePoint(character.codePointAt(0)!);
        return width + (advanceWidth * 100) / font.unitsPerEm;
      }, 0),
    canDraw: (text) => Array.from(text).every((character) => /\s/.test(character) || drawnBy.has(character)),
  };
}
