import type { Metadata, Sharp, SharpOptions } from "sharp";
import { MOST_PIXELS } from "../../fields/pictures/image";
import { type MadeFormat, type PictureFormat, type Recipe, recipeFor } from "./recipe";
import type { SharpLibrary } from "./sharpLibrary";
import { toneOf } from "./toneOf";
import { hasUnreadMotion } from "./unreadMotion";
import { withoutPlaces } from "./withoutPlaces";

export interface MadePicture {
  /** The size of the original in CSS orientation, in pixels. */
  width: number;
  height: number;
  /** The placeholder colour; absent for transparent pictures. */
  tone?: string;
  /** By format, starting with the preferred one; within a format, by width. */
  versions: MadeVersion[];
}

export interface MadeVersion {
  format: PictureFormat;
  /** In pixels. */
  width: number;
  bytes: Buffer;
}

type EncodedVersion = MadeVersion & { format: MadeFormat };

/**
 * Generates a picture's sizes and formats, without metadata; `undefined` if it stays unchanged.
 * @throws Error if the picture is broken
 */
export async function makeVersions(sharp: SharpLibrary, original: Buffer): Promise<MadePicture | undefined> {
  if (hasUnreadMotion(original)) return undefined;
  const options: SharpOptions = { limitInputPixels: MOST_PIXELS, failOn: "error", sequentialRead: true };
  const metadata = await metadataOf(sharp, original);
  const { width, height } = shownSize(metadata);
  const recipe = recipeFor({ ...metadata, width, height }, original.length);
  if (!recipe) return undefined;
  const source = recipe.isAnimated
    ? sharp(original, { ...options, animated: true }).autoOrient()
    : await decoded(sharp, original, options, recipe.widths.at(-1)!);
  const sized = (target: number) => source.clone().resize({ width: target, withoutEnlargement: true });
  const { formats, isLossless } = await settled(recipe, sized);
  const versions: EncodedVersion[] = [];
  for (const format of formats)
    for (const target of recipe.widths)
      versions.push({
        format,
        width: target,
        bytes: await encode(sized(target), format, { width: target, isLossless }).toBuffer(),
      });
  const tone = await toneOf(source);
  return {
    width,
    height,
    ...(tone === undefined ? {} : { tone }),
    versions: worthwhile(versions, original, metadata),
  };
}

/** The number of pixels in all frames of a picture. @throws Error if it is broken */
export async function pixelsOf(sharp: SharpLibrary, original: Buffer): Promise<number> {
  const metadata = await metadataOf(sharp, original);
  const { width, height } = shownSize(metadata);
  return width * height * (metadata.pages ?? 1);
}

/** Reads only the header, so any declared size is safe. */
function metadataOf(sharp: SharpLibrary, original: Buffer): Promise<Metadata> {
  return sharp(original, { limitInputPixels: false, failOn: "error", sequentialRead: true }).metadata();
}

/** The size of one frame in pixels, after rotation by the EXIF orientation. */
function shownSize({ autoOrient, pageHeight }: Metadata): { width: number; height: number } {
  return { width: autoOrient.width, height: pageHeight ?? autoOrient.height };
}

/** The picture at its largest needed width, decoded once for all versions. */
async function decoded(
  sharp: SharpLibrary,
  original: Buffer,
  options: SharpOptions,
  widest: number,
): Promise<Sharp> {
  const { data, info } = await sharp(original, options)
    .autoOrient()
    .resize({ width: widest, withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}

/** Tries lossless compression if the recipe allows it, because drawings and pixel art are often smaller. */
async function settled(
  { formats, isLossless, widths }: Recipe,
  sized: (width: number) => Sharp,
): Promise<{ formats: MadeFormat[]; isLossless: boolean }> {
  if (isLossless !== "if smaller") return { formats, isLossless };
  const width = widths.at(-1)!;
  const [whole, lossy] = await Promise.all(
    [true, false].map((kind) => encode(sized(width), "webp", { width, isLossless: kind }).toBuffer()),
  );
  return whole!.length <= lossy!.length
    ? { formats: ["webp"], isLossless: true }
    : { formats, isLossless: false };
}

/** The widest pictures are mostly shown on phones, whose small pixels hide more. */
const FOR_PHONES = 800;

/** Quality and effort. Photographs look nearly like the originals, and take less than a second. */
function encode(
  picture: Sharp,
  format: MadeFormat,
  { width, isLossless }: Pick<MadeVersion, "width"> & { isLossless: boolean },
): Sharp {
  const isForPhones = width <= FOR_PHONES;
  if (format === "avif") return picture.avif({ quality: isForPhones ? 40 : 50, effort: 1 });
  if (isLossless) return picture.webp({ lossless: true, effort: 4 });
  return picture.webp({ quality: isForPhones ? 66 : 74, effort: 4 });
}

/** A smaller saving is not worth a file. */
const SAVED = 0.9;

/** Removes formats and sizes that save nothing. If the widest version saves nothing, the original replaces it. */
function worthwhile(
  versions: readonly EncodedVersion[],
  original: Buffer,
  metadata: Metadata,
): MadeVersion[] {
  const formats = [...new Set(versions.map(({ format }) => format))];
  return formats.flatMap((format) => {
    const own: MadeVersion[] = versions.filter((one) => one.format === format);
    if (!own.some(({ bytes }) => bytes.length < original.length * SAVED)) return [];
    const widest = own.at(-1)!;
    if (widest.bytes.length >= original.length) {
      const whole = originalFor(widest, original, metadata);
      if (!whole) return [];
      own.splice(-1, 1, whole);
    }
    return own.filter(
      ({ width, bytes }) => !own.some((other) => other.width > width && other.bytes.length <= bytes.length),
    );
  });
}

/** The original without its metadata, instead of the widest version; `undefined` if no browser list can contain it. */
function originalFor(widest: MadeVersion, original: Buffer, metadata: Metadata): MadeVersion | undefined {
  const { compression, format, exif, xmp, iptc } = metadata;
  const { width } = shownSize(metadata);
  if (compression === "av1" || format === "webp") {
    const isOfFormat = (compression === "av1" ? "avif" : format) === widest.format;
    return isOfFormat && metadata.width === widest.width && !exif && !xmp && !iptc
      ? { ...widest, bytes: original }
      : undefined;
  }
  return widest.format === "webp" && (format === "jpeg" || format === "png")
    ? { format, width, bytes: withoutPlaces(original) ?? original }
    : undefined;
}
