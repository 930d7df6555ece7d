import { FontFileError, type FontMeasures } from "../../core/packagedFont";
import known from "./fontMetrics.json";

/**
 * The measures of a font.
 * @param source - its file
 * @param packageName - of a font that comes with the program: its measures are written down, because
 *   unpacking the file takes longer than building a small site
 * @throws FontFileError when the file is no font
 */
export async function fontMetrics(source: string, packageName?: string): Promise<FontMeasures> {
  const fonts: Readonly<Record<string, FontMeasures>> = known;
  return (packageName === undefined ? undefined : fonts[packageName]) ?? measureFont(source);
}

/** Measures a font file. */
export async function measureFont(source: string): Promise<FontMeasures> {
  const { fromFile } = await import("@capsizecss/unpack/fs");
  try {
    const { capHeight, ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromFile(source);
    return { capHeight, ascent, descent, lineGap, unitsPerEm, xWidthAvg };
  } catch {
    throw new FontFileError(`${source} is not a font that can be read. Save the font in WOFF2 format.`);
  }
}
