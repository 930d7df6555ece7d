import type { Metadata } from "sharp";
import { MOST_PIXELS } from "../../fields/pictures/image";

/** Part of cache keys and file names. Change it whenever the encoder's output changes. */
export const RECIPE = "5";

/** In bytes. Smaller files are icons or pixel art, which get no better. */
const SMALLEST = 2048;

/** Generated widths in pixels. The first fits half of a phone's screen at two device pixels per CSS pixel. */
const widths = [400, 800, 1200, 1600, 1920];

/** Animations have many frames, so fewer sizes are generated. */
const widestMoving = 800;

/** A width that is nearly the next one is skipped. */
const WORTHWHILE = 0.8;

/** WebP's limit, in pixels. */
const HIGHEST = 16_383;

export type MadeFormat = "avif" | "webp";

/** Published formats. JPEG and PNG are originals that could not be made smaller. */
export type PictureFormat = MadeFormat | "jpeg" | "png";

/** How to generate the versions of a picture. */
export interface Recipe {
  /** In pixels, ascending. */
  widths: number[];
  /** Starting with the preferred format. All browsers support the last one. */
  formats: MadeFormat[];
  /** Whether compression is lossless, always or if that is smaller. */
  isLossless: boolean | "if smaller";
  isAnimated: boolean;
}

/** Formats with generated versions. SVG needs none. */
const known = new Set(["png", "jpeg", "webp", "gif", "heif", "avif"]);

/** Formats that drawings and pixel art are saved in. */
const withoutLoss = new Set(["png", "gif", "webp"]);

/** Larger pictures are screenshots rather than drawings, so lossless compression is not tried. */
const largestDrawing = 1_500_000;

/**
 * Decides which versions to generate.
 * @param metadata - of the original, with the size after rotation
 * @param bytes - the size of its file
 * @returns `undefined` if the picture is published unchanged
 */
export function recipeFor(
  { format, width, height, pages, isPalette }: Metadata,
  bytes: number,
): Recipe | undefined {
  if (!known.has(format) || !width || !height) return undefined;
  if (bytes <= SMALLEST) return undefined;
  const isAnimated = (pages ?? 1) > 1;
  // All frames are in memory at once.
  if (width * height * (pages ?? 1) > MOST_PIXELS) return undefined;
  const isLossless =
    !isAnimated &&
    (isPalette || (withoutLoss.has(format) && width * height <= largestDrawing && "if smaller"));
  return {
    widths: widthsFor(width, height, isAnimated ? widestMoving : undefined),
    formats: isAnimated || isLossless === true ? ["webp"] : ["avif", "webp"],
    isLossless: isLossless || false,
    isAnimated,
  };
}

/** The widths to generate, ascending, none wider than the picture. */
export function widthsFor(width: number, height: number, most: number = widths.at(-1)!): number[] {
  const widest = Math.min(width, most, Math.floor((HIGHEST * width) / height));
  return [...widths.filter((one) => one < widest * WORTHWHILE), Math.max(widest, 1)];
}
