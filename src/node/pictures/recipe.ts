import type { Metadata } from "sharp";
import { MOST_PIXELS } from "../../fields/pictures/mostPixels";

/**
 * Changes whenever a picture would come out otherwise, so that what was made before is made anew.
 * It is part of the name under which a picture is kept and published.
 */
export const RECIPE = "5";

/** A file as small as this is an icon, or pixel art: whatever is made of it loses more than it saves. In bytes. */
const SMALLEST = 2048;

/** The widths in pixels that pictures are made in: for half of a phone's screen, with two pixels in one of CSS, for all of it … */
const widths = [400, 800, 1200, 1600, 1920];

/** What moves has many pictures in one: it is made in fewer sizes. */
const widestMoving = 800;

/** A width that is nearly that of the next one is not worth a file. */
const WORTHWHILE = 0.8;

/** WebP has no higher pictures, in pixels. */
const HIGHEST = 16_383;

/** One of the formats that pictures are made in. */
export type MadeFormat = "avif" | "webp";

/** One of the formats that pictures are published in: in the others are originals of which nothing smaller can be made. */
export type PictureFormat = MadeFormat | "jpeg" | "png";

/** What is made of a picture. */
export interface Recipe {
  /** The widths in pixels, rising. */
  widths: number[];
  /** What browsers like best first; the last one is read by all of them. */
  formats: MadeFormat[];
  /** Whether nothing of it may be lost: for certain, or where that takes no more bytes. */
  isLossless: boolean | "if smaller";
  /** Whether it moves. */
  isAnimated: boolean;
}

/** The kinds of pictures that others are made of. Drawings have any size already. */
const known = new Set(["png", "jpeg", "webp", "gif", "heif", "avif"]);

/** Kinds that drawings and pixel art are kept in. */
const withoutLoss = new Set(["png", "gif", "webp"]);

/** More pixels than these have no drawings, but screenshots, for which it is not tried to lose nothing. */
const largestDrawing = 1_500_000;

/**
 * What to make of a picture.
 * @param metadata - of the original, with the size as browsers show it
 * @param bytes - how large its file is
 * @returns nothing for a picture that stays as it is
 */
export function recipeFor(
  { format, width, height, pages, isPalette }: Metadata,
  bytes: number,
): Recipe | undefined {
  if (!known.has(format) || !width || !height) return undefined;
  if (bytes <= SMALLEST) return undefined;
  const isAnimated = (pages ?? 1) > 1;
  // All of them are in memory at once.
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

/**
 * The widths that are made of a picture, rising; none is wider than the picture itself.
 * @param most - where it is made less wide than others
 */
export function widthsFor(width: number, height: number, most: number = widths.at(-1)!): number[] {
  const widest = Math.min(width, most, Math.floor((HIGHEST * width) / height));
  return [...widths.filter((one) => one < widest * WORTHWHILE), Math.max(widest, 1)];
}
