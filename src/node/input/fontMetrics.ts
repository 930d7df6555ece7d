import { FontFileError, type FontMeasures } from "../../core/fonts/packagedFont";
import { readBytes } from "../regularFile";
import known from "./fontMetrics.json";

/**
 * The width of a letter of running text, in units of the font, where the file tells that of the lightest or the heaviest
 * weight: the mean of 400 and 700, which texts and headings have. Measured in a browser, where
 * tests/e2e/quality/everyRoute.test.ts compares them.
 */
const widths: Readonly<Record<string, number>> = {
  "@fontsource-variable/fraunces": 952,
  "@fontsource-variable/nunito": 455,
  "@fontsource-variable/oxanium": 468,
  "@fontsource-variable/pixelify-sans": 475,
  "@fontsource-variable/space-grotesk": 484,
};

/**
 * The measures of a font.
 * @param source - its file
 * @param packageName - of a font that comes with the program: its measures are written down, because
 *   unpacking the file takes longer than building a small site
 * @throws FontFileError when the file is no font
 */
export async function fontMetrics(source: string, packageName?: string): Promise<FontMeasures> {
  const fonts: Readonly<Record<string, FontMeasures>> = known;
  const measures = packageName === undefined ? undefined : fonts[packageName];
  if (packageName === undefined || !measures) return measureFont(source);
  return { ...measures, xWidthAvg: widths[packageName] ?? measures.xWidthAvg };
}

/** Measures a font file. */
export async function measureFont(source: string): Promise<FontMeasures> {
  const { fromBuffer } = await import("@capsizecss/unpack");
  try {
    const { capHeight, ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(
      readBytes(source),
    );
    return { capHeight, ascent, descent, lineGap, unitsPerEm, xWidthAvg };
  } catch {
    throw new FontFileError(`${source} is not a readable font. Convert the font to WOFF2.`);
  }
}
