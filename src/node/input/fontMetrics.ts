import type { FontMetrics } from "@capsizecss/core";
import known from "./fontMetrics.json";

/** The measures of a font that its stand-in is stretched to, in units of the font. */
export type Measures = Pick<
  FontMetrics,
  "capHeight" | "ascent" | "descent" | "lineGap" | "unitsPerEm" | "xWidthAvg"
>;

/** A font file that cannot be used. The message says what to do. */
export class FontFileError extends Error {
  override name = "FontFileError";
}

/**
 * The measures of a font.
 * @param source - its file
 * @param packageName - of a font that comes with the program: its measures are written down, because
 *   unpacking the file takes longer than building a small site
 * @throws FontFileError when the file is no font
 */
export async function fontMetrics(source: string, packageName?: string): Promise<Measures> {
  const fonts: Readonly<Record<string, Measures>> = known;
  return (packageName === undefined ? undefined : fonts[packageName]) ?? measureFont(source);
}

/** Measures a font file. */
export async function measureFont(source: string): Promise<Measures> {
  const { fromFile } = await import("@capsizecss/unpack/fs");
  try {
    const { capHeight, ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromFile(source);
    return { capHeight, ascent, descent, lineGap, unitsPerEm, xWidthAvg };
  } catch {
    throw new FontFileError(`${source} is not a font that can be read. Save the font in WOFF2 format.`);
  }
}
