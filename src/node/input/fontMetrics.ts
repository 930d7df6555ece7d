import { FontFileError, type FontMeasures } from "../../core/fonts/packagedFont";
import { readBytes } from "../regularFile";
import known from "./fontMetrics.json";

/**
 * The average character width of running text in font units, for fonts whose file contains only the width at an
 * extreme weight. It is the mean of the weights 400 (text) and 700 (headings), measured in a browser.
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
 * The metrics of a font.
 * @param packageName - the package of a bundled font, whose metrics are stored because decompressing the file takes
 *   longer than building a small site
 * @throws FontFileError if the file is not a font
 */
export async function fontMetrics(source: string, packageName?: string): Promise<FontMeasures> {
  const fonts: Readonly<Record<string, FontMeasures>> = known;
  const measures = packageName === undefined ? undefined : fonts[packageName];
  if (packageName === undefined || !measures) return measureFont(source);
  return { ...measures, xWidthAvg: widths[packageName] ?? measures.xWidthAvg };
}

export async function measureFont(source: string): Promise<FontMeasures> {
  const { fromBuffer } = await import("@capsizecss/unpack");
  try {
    const { capHeight, ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(
      readBytes(source),
    );
    return { capHeight, ascent, descent, lineGap, unitsPerEm, xWidthAvg };
  } catch {
    throw new FontFileError(`${source} is not a valid font. Use a font file in WOFF2 format.`);
  }
}
