import type { FontMetrics } from "@capsizecss/core";
import type { BundledFont } from "../../config/theme";
import type { SourceFile } from "../siteFile";

/** The fonts that come with the program; the others are those of every device. */
export type PackagedFontName = Exclude<BundledFont, "system" | "serif" | "monospace">;

/** The measures of a font that its stand-in is stretched to, in units of the font. */
export type FontMeasures = Pick<
  FontMetrics,
  "capHeight" | "ascent" | "descent" | "lineGap" | "unitsPerEm" | "xWidthAvg"
>;

/** A font that comes with the program, before it is known where the site lies. */
export interface PackagedFont {
  /** The name of its family, such as `Inter Variable`. */
  family: string;
  /** Its files, one for each alphabet. */
  faces: readonly FontFace[];
  measures: FontMeasures;
}

/** The file of a font that holds one alphabet. */
export interface FontFace {
  /** Which letters it holds: `latin`, `cyrillic-ext`. */
  alphabet: string;
  file: SourceFile;
  /** The weights that it holds, as CSS writes them: `100 900`. */
  weight: string;
  /** Its letters, as CSS writes them: `U+0301,U+0400-045F`. */
  range: string;
}

/** The part of a font that a site shows. */
export interface FontPart {
  /** Its characters, each once, in the order of their code points. */
  characters: string;
  /** The weights that stay, of a font that has several: `[400, 700]`. */
  weights?: readonly [least: number, most: number] | undefined;
  /** The OpenType features that stay, such as `kern`; all of them where it is absent. */
  features?: readonly string[] | undefined;
}

/** A font file that cannot be used. The message says what to do. */
export class FontFileError extends Error {
  override name = "FontFileError";
}
