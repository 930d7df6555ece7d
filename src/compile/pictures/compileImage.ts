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
  if (!versions) return { src: original, ...assets.imageSize(path) };
  const { width, height, tone, sources } = versions;
  const addressOf = (file: VersionOfPicture) => `${basePath}${file.path}`;
  const common = readByAll(versions);
  const widest = common.at(-1);
  if (place.isSmall) {
    const pixels = parseFloat(place.sizes) * REM * DENSITY;
    const fitting = common.find((file) => file.width >= pixels) ?? widest;
    return { src: fitting ? addressOf(fitting) : original, width, height };
  }
  const sizes = sizesIn(place, { width, height });
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

/** How wide a picture is shown in its place, as HTML writes it: nowhere wider than it is, or than its height allows. */
function sizesIn({ sizes, height: most }: PicturePlace, { width, height }: Required<ImageSize>): string {
  const widest = Math.min(width, most ? Math.ceil((most * REM * width) / height) : width);
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
