import type { Metadata, Sharp, SharpOptions } from "sharp";
import { MOST_PIXELS } from "../../fields/pictures/mostPixels";
import { type PictureFormat, type Recipe, recipeFor } from "./recipe";
import type { SharpLibrary } from "./sharpLibrary";
import { hasUnreadMotion } from "./unreadMotion";

/** A picture as it was made. */
export interface MadePicture {
  /** The size of the original in pixels as browsers show it, turned as the camera noted. */
  width: number;
  height: number;
  /** By format, what browsers like best first; of each the narrowest first. */
  versions: MadeVersion[];
}

export interface MadeVersion {
  format: PictureFormat;
  /** In pixels. */
  width: number;
  bytes: Buffer;
}

/**
 * Makes the sizes and formats of a picture that browsers want. Where a picture was taken, and with what, is in none of
 * them.
 * @param original - the bytes of the file
 * @returns nothing for a picture that stays as it is
 * @throws Error when the picture is broken
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
  const versions: MadeVersion[] = [];
  for (const format of formats)
    for (const target of recipe.widths)
      versions.push({
        format,
        width: target,
        bytes: await encode(sized(target), format, { width: target, isLossless }).toBuffer(),
      });
  return { width, height, versions: worthwhile(versions, original, metadata) };
}

/**
 * How many pixels a picture has, with all those of which one that moves consists.
 * @throws Error when it is broken
 */
export async function pixelsOf(sharp: SharpLibrary, original: Buffer): Promise<number> {
  const metadata = await metadataOf(sharp, original);
  const { width, height } = shownSize(metadata);
  return width * height * (metadata.pages ?? 1);
}

/** This reads what stands in front of the pixels, however many it announces. */
function metadataOf(sharp: SharpLibrary, original: Buffer): Promise<Metadata> {
  return sharp(original, { limitInputPixels: false, failOn: "error", sequentialRead: true }).metadata();
}

/** The size in pixels as browsers show it: of what moves, that of one picture; turned as the camera noted. */
function shownSize({ autoOrient, pageHeight }: Metadata): { width: number; height: number } {
  return { width: autoOrient.width, height: pageHeight ?? autoOrient.height };
}

/** The picture no wider than it is needed, decoded once for all that is made of it. */
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

/** Decides what the recipe leaves open: drawings and pixel art often take fewer bytes when nothing of them is lost. */
async function settled(
  { formats, isLossless, widths }: Recipe,
  sized: (width: number) => Sharp,
): Promise<{ formats: PictureFormat[]; isLossless: boolean }> {
  if (isLossless !== "if smaller") return { formats, isLossless };
  const width = widths.at(-1)!;
  const [whole, lossy] = await Promise.all(
    [true, false].map((kind) => encode(sized(width), "webp", { width, isLossless: kind }).toBuffer()),
  );
  return whole!.length <= lossy!.length
    ? { formats: ["webp"], isLossless: true }
    : { formats, isLossless: false };
}

/** The widest pictures that are mostly shown on phones, whose small pixels hide more. */
const FOR_PHONES = 800;

/** Quality and effort: at these, a photograph can hardly be told from its original, and is made in less than a second. */
function encode(
  picture: Sharp,
  format: PictureFormat,
  { width, isLossless }: Pick<MadeVersion, "width"> & { isLossless: boolean },
): Sharp {
  const isForPhones = width <= FOR_PHONES;
  if (format === "avif") return picture.avif({ quality: isForPhones ? 40 : 50, effort: 1 });
  if (isLossless) return picture.webp({ lossless: true, effort: 4 });
  return picture.webp({ quality: isForPhones ? 66 : 74, effort: 4 });
}

/** What saves less than this is not worth a file. */
const SAVED = 0.9;

/**
 * Without the formats of which no size saves anything, and without sizes that weigh as much as a larger one. Where the widest
 * one would be no smaller than the original, that is the widest one of its own format.
 */
function worthwhile(versions: readonly MadeVersion[], original: Buffer, metadata: Metadata): MadeVersion[] {
  const formats = [...new Set(versions.map(({ format }) => format))];
  return formats.flatMap((format) => {
    const own = versions.filter((one) => one.format === format);
    if (!own.some(({ bytes }) => bytes.length < original.length * SAVED)) return [];
    const widest = own.at(-1)!;
    if (widest.bytes.length >= original.length) {
      if (!canStandFor(metadata, widest)) return [];
      own.splice(-1, 1, { ...widest, bytes: original });
    }
    return own.filter(
      ({ width, bytes }) => !own.some((other) => other.width > width && other.bytes.length <= bytes.length),
    );
  });
}

/** Whether the file of the owner can be published as a version: it has its format and width, and no notes of a camera. */
function canStandFor(
  { format, compression, width, exif, xmp, iptc }: Metadata,
  version: MadeVersion,
): boolean {
  const own = compression === "av1" ? "avif" : format;
  return own === version.format && width === version.width && !exif && !xmp && !iptc;
}
