import type { FieldMeta, PicturePlace } from "../../fields/kind";
import type { ImageData } from "../../fields/pictures/image";
import type { ImageSize, PictureVersions, VersionOfPicture } from "../assets";
import type { CompileContext } from "../compileValue";
import { withBase } from "../resolveLink";

/** Most phones have two or three device pixels for each CSS pixel. */
const DENSITY = 2;

/** CSS pixels in a rem, unless visitors have chosen a larger font size. */
const REM = 16;

/** Wider than anything except the whole screen, in CSS pixels. */
const LARGE = 1440;

const anywhere: PicturePlace = { sizes: "100vw" };

/** The files and the size of a picture on a page. */
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

type PictureSize = Pick<PictureVersions, "width" | "height">;

/** The maximum size of a picture, which browsers reserve while it loads. A `max-height` in CSS would reserve none. */
function sizeIn(place: PicturePlace, size: PictureSize): PictureSize;
function sizeIn(place: PicturePlace, size: ImageSize | undefined): ImageSize | undefined;
function sizeIn({ height: most = Infinity }: PicturePlace, size: ImageSize = {}): ImageSize {
  const { width, height } = size;
  if (!width || !height || height <= most * REM)
    return width || height ? ({ width, height } as ImageSize) : {};
  return { width: Math.round((most * REM * width) / height), height: most * REM };
}

/** The displayed width of a picture as a `sizes` attribute, limited to its maximum width. */
function sizesIn({ sizes }: PicturePlace, widest: number): string {
  if (widest > LARGE) return sizes;
  return sizes
    .split(", ")
    .map((size) => size.replace(/^((?:\([a-z]+-[^)]+\) )?)(.+)$/, `$1min(${widest}px, $2)`))
    .join(", ");
}

/** The files that every browser supports, from the narrowest to the widest; empty if only the original is. */
export function readByAll({ sources }: Pick<PictureVersions, "sources">): readonly VersionOfPicture[] {
  return sources.find(({ type }) => type !== "image/avif")?.files ?? [];
}
