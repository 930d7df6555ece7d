import type { Font } from "fontkitten";
import type { FontChoice } from "../../config/theme";
import type { PackagedFontName } from "../../core/fonts/packagedFont";
import { fontAlphabets } from "../../core/fonts/fontAlphabets";
import { isWithin, readRanges } from "../../core/fonts/fontFaces";
import { subsetFont } from "../fonts/subsetFont";
import { packagedFont } from "../input/packagedFonts";
import { renameFont } from "./renameFont";
import { readBytes } from "../regularFile";

/** A font for pictures, with fallbacks for missing characters. */
export interface PreviewFont {
  /** The width of a line at a font size of 100 pixels. */
  widthOf: (line: string) => number;
  /** The parts of a line, each with a family that contains its characters. */
  runsOf: (line: string) => { family: string; text: string }[];
  canDraw: (text: string) => boolean;
}

/** The length of a glyph's header, in bytes. */
const GLYPH_HEAD = 10;

/** The font for themes with device fonts. */
const instead = { system: "inter", serif: "lora", monospace: "jetbrains-mono" } as const;

/** Fallbacks that cover more characters. The second one has Hebrew. */
const widest = ["inter", "fredoka"] as const;

/** How a character is drawn: in which family, and how wide at a font size of 100 pixels. */
interface Drawing {
  family: string;
  width: number;
}

export class PreviewFonts {
  /** Their files in TrueType format. */
  readonly files: Uint8Array[] = [];
  readonly #characters: ReadonlySet<string>;
  readonly #sourceOf: (path: string) => string;

  constructor(characters: ReadonlySet<string>, sourceOf: (path: string) => string) {
    this.#characters = characters;
    this.#sourceOf = sourceOf;
  }

  async read(choice: FontChoice, weight: number): Promise<PreviewFont> {
    const drawnBy = new Map<string, Drawing>();
    const missing = () => [...this.#characters].filter((character) => !drawnBy.has(character));
    const take = async (source: string, wanted: readonly string[]) => {
      if (wanted.length === 0) return;
      const { font, family } = await this.#add(source, wanted.join(""), weight);
      for (const character of wanted) {
        const code = character.codePointAt(0)!;
        if (!font.hasGlyphForCodePoint(code)) continue;
        const { advanceWidth } = font.glyphForCodePoint(code);
        drawnBy.set(character, { family, width: (advanceWidth * 100) / font.unitsPerEm });
      }
    };
    const takePackaged = async (name: PackagedFontName) => {
      const { faces } = await packagedFont(name, fontAlphabets);
      for (const { file, range } of faces) {
        const held = readRanges(range);
        const isHeld = (character: string) => isWithin(held, character.codePointAt(0)!);
        await take(file.source, missing().filter(isHeld));
      }
    };
    if (typeof choice === "object") await take(this.#sourceOf(choice.file), missing());
    else
      await takePackaged(
        Object.hasOwn(instead, choice)
          ? instead[choice as keyof typeof instead]
          : (choice as PackagedFontName),
      );
    for (const name of widest) await takePackaged(name);
    return previewFont(drawnBy);
  }

  async #add(source: string, characters: string, weight: number) {
    // Large, and only needed to draw pictures that are not cached.
    const [{ decompress }, { create }] = await Promise.all([import("woff2-encoder"), import("fontkitten")]);
    const whole = await decompress(readBytes(source));
    const file = await subsetFont(whole, { characters, weights: [weight, weight] });
    // The library reads a glyph's header even if the glyph is empty, such as a space, including at the end of the
    // table.
    const font = create(Buffer.concat([file, Buffer.alloc(GLYPH_HEAD)])) as Font;
    const family = renameFont(file, font.familyName, this.files.length);
    this.files.push(file);
    return { font, family };
  }
}

function previewFont(drawnBy: ReadonlyMap<string, Drawing>): PreviewFont {
  const isSpace = (character: string) => /\s/.test(character);
  return {
    widthOf: (line) =>
      Array.from(line).reduce((width, character) => width + (drawnBy.get(character)?.width ?? 0), 0),
    runsOf: (line) => {
      const runs: { family: string; text: string }[] = [];
      for (const character of line) {
        const last = runs.at(-1);
        const family = drawnBy.get(character)?.family ?? last?.family ?? "";
        // A space belongs to the word before it.
        if (last && (last.family === family || isSpace(character))) last.text += character;
        else runs.push({ family, text: character });
      }
      return runs;
    },
    canDraw: (text) => Array.from(text).every((character) => isSpace(character) || drawnBy.has(character)),
  };
}
