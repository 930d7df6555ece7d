import type { FontMetrics } from "@capsizecss/core";
import type { BundledFont } from "../../config/theme";
import type { SourceFile } from "../siteFile";

/** The bundled fonts. All others are device fonts. */
export type PackagedFontName = Exclude<BundledFont, "system" | "serif" | "monospace">;

/** The metrics of a font that its fallback is scaled to, in font units. */
export type FontMeasures = Pick<
  FontMetrics,
  "capHeight" | "ascent" | "descent" | "lineGap" | "unitsPerEm" | "xWidthAvg"
>;

/** A bundled font, independent of a site. */
export interface PackagedFont {
  /** The family name, such as `Inter Variable`. */
  family: string;
  /** Its files, one for each alphabet. */
  faces: readonly FontFace[];
  measures: FontMeasures;
}

/** The file of a font for one alphabet. */
export interface FontFace {
  /** The alphabet: `latin`, `cyrillic-ext`. */
  alphabet: string;
  file: SourceFile;
  /** Its weights in CSS: `100 900`. */
  weight: string;
  /** Its character coverage in CSS: `U+0301,U+0400-045F`. */
  range: string;
}

/** The part of a font that a site uses. */
export interface FontPart {
  /** Its unique characters, sorted by code point. */
  characters: string;
  /** The range of weights to keep, if the font has several: `[400, 700]`. */
  weights?: readonly [least: number, most: number] | undefined;
  /** The OpenType features to keep, such as `kern`; absent for all. */
  features?: readonly string[] | undefined;
}

/** An unusable font file. The message says what to do. */
export class FontFileError extends Error {
  override name = "FontFileError";
}
