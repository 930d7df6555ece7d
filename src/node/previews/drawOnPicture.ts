import type { Sharp } from "sharp";
import { PREVIEW_SIZE } from "../../core/previewSize";
import type { Focus } from "../../fields/pictures/focus";
import { MOST_PIXELS } from "../../fields/pictures/image";
import { loadSharp } from "../pictures/sharpLibrary";

export interface BackgroundPicture {
  file: string;
  focus?: Focus;
  /** The colour behind transparent pictures. */
  background: string;
}

const { width, height } = PREVIEW_SIZE;
/** Some chat programs skip larger pictures, in bytes. */
const MOST_BYTES = 150_000;
const qualities = [82, 70, 55, 40, 25, 10];

/**
 * Draws a link preview as a JPEG file of at most 150 KB.
 * @param layers - premultiplied pixels in the full width, from the bottom of the picture upwards
 * @param ground - pixels that replace a broken picture
 */
export async function drawOnPicture(
  { file, focus, background }: BackgroundPicture,
  layers: readonly Uint8Array[],
  ground: () => Uint8Array,
): Promise<Uint8Array> {
  const sharp = (await loadSharp())!;
  const raw = (pixels: Uint8Array) => ({ width, height: pixels.length / width / 4, channels: 4 as const });
  const bottom = await sharp(file, { limitInputPixels: MOST_PIXELS, sequentialRead: true })
    .autoOrient()
    .resize({ width, height, fit: "cover", position: focus ?? "centre" })
    .flatten({ background })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer()
    .catch(() => Buffer.from(ground()));
  const overlays = layers.map((pixels) => ({
    input: Buffer.from(pixels),
    raw: raw(pixels),
    premultiplied: true,
    left: 0,
    top: height - raw(pixels).height,
  }));
  const composed = await sharp(bottom, { raw: raw(bottom) })
    .composite(overlays)
    .removeAlpha()
    .raw()
    .toBuffer();
  return smallJpeg(sharp(composed, { raw: { width, height, channels: 3 } }));
}

/** Encodes at the best quality that keeps the file small. */
async function smallJpeg(picture: Sharp): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  for (const quality of qualities) {
    bytes = await picture.clone().jpeg({ quality }).toBuffer();
    if (bytes.length <= MOST_BYTES) break;
  }
  return bytes;
}
