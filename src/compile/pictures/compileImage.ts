import type { FieldMeta, PicturePlace } from "../../fields/kind";
import type { ImageData } from "../../fields/pictures/image";
import type { ImageSize, PictureVersions, VersionOfPicture } from "../assets";
import type { CompileContext } from "../compileValue";
import { withBase } from "../resolveLink";

/** Most phones have two or three pixels where CSS counts one. */
const DENSITY = 2;

/** CSS pixels in a rem, where visitors have not chosen a larger type. */
const REM = 16;

/** Wider than any place but the whole screen, in CSS pixels. */
const LARGE = 1440;

const anywhere: PicturePlace = { sizes: "100vw" };

/**
 * What a page needs to show a picture: where its files lie, and its size.
 * @param path - as the owner wrote it
 * @param field - whether it stays as it is, and how wide it is shown
 */
export function compileImage(
  path: string,
  { isOriginal, place = anywhere }: Pick<FieldMeta, "isOriginal" | "place">,
  { assets, basePath }: Pick<CompileContext, "assets" | "basePath">,
): ImageData {
  if (!path.startsWith("/")) return { src: path };
  const original = withBase(path, basePath);
  const versions = isOriginal ? undefined : assets.versions?.(path);
  if (!versions) return { src: original, ...sizeIn(place, assets.imageSize(path)) };
  const { tone, sources } = versions;
  const { width, height } = sizeIn(place, versions);
  const addressOf = (file: VersionOfPicture) => `${basePath}${file.path}`;
  const common = readByAll(versions);
  const widest = common.at(-1);
  if (place.isSmall) {
    const pixels = parseFloat(place.sizes) * REM * DENSITY;
    const fitting = common.find((file) => file.width >= pixels) ?? widest;
    return { src: fitting ? addressOf(fitting) : original, width, height };
  }
  const sizes = sizesIn(place, width);
  return {
    src: widest ? addressOf(widest) : original,
    width,
    height,
    ...(tone === undefined ? {} : { tone }),
    sources: sources.map(({ type, files }) => ({
      ...(type === undefined ? {} : { type }),
      srcSet: files.map((file) => `${addressOf(file)} ${file.width}w`).join(", "),
      sizes,
    })),
  };
}

/**
 * The greatest size of a picture in its place. A browser keeps this room for a picture that has not loaded; a `max-height`
 * in styles would leave it none, or another shape.
 */
function sizeIn(place: PicturePlace, size: Required<ImageSize>): Required<ImageSize>;
function sizeIn(place: PicturePlace, size: ImageSize | undefined): ImageSize | undefined;
function sizeIn({ height: most = Infinity }: PicturePlace, size: ImageSize = {}): ImageSize {
  const { width, height } = size;
  if (!width || !height || height <= most * REM) return { ...size };
  return { width: Math.round((most * REM * width) / height), height: most * REM };
}

/** How wide a picture is shown in its place, as HTML writes it: nowhere wider than its greatest width. */
function sizesIn({ sizes }: PicturePlace, widest: number): string {
  if (widest > LARGE) return sizes;
  return sizes
    .split(", ")
    .map((size) => size.replace(/^((?:\([a-z]+-[^)]+\) )?)(.+)$/, `$1min(${widest}px, $2)`))
    .join(", ");
}

/** The files that any browser reads, from the narrowest to the widest; none where only the original is read by all. */
export function readByAll({ sources }: Pick<PictureVersions, "sources">): readonly VersionOfPicture[] {
  return sources.find(({ type }) => type !== "image/avif")?.files ?? [];
}
