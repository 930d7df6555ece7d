import type { CheckFile, Explanations } from "../../checkFile";
import { siteWith } from "../../exampleConfigs";
import { HEAVIEST_PICTURE, MOST_PIXELS } from "../../../fields/pictures/image";
import { shortened, written } from "../../../words/words";
import type { FileKind } from "../../fileKind";
import type { Finding } from "../../finding";
import type { Surroundings } from "../../surroundings";
import { gathered } from "../../parts";
import { onTexts } from "../../visits";

/** Bytes per second on a phone with a slow connection. */
const slowPhone = 200_000;

/** The memory that a browser needs per pixel. */
const bytesOfPixel = 4;

const ownPictures = gathered(
  "pictures",
  onTexts(["image"], (field) => (field.value.startsWith("/") ? [field] : [])),
);

/** Reports pictures that load slowly or need too much memory on a phone. */
export function checkPictures(config: unknown, surroundings: Surroundings): Finding[] {
  const seen = new Set<string>();
  return ownPictures(config).flatMap(({ value, path, part, isOriginal = false }): Finding[] => {
    if (seen.has(value)) return [];
    const message =
      tooManyPixels(value, surroundings) ?? tooManyBytes(value, { part, isOriginal }, surroundings);
    if (message === undefined) return [];
    seen.add(value);
    return [{ code: "heavy-picture", message, path }];
  });
}

function tooManyPixels(value: string, { pictureSize }: Surroundings): string | undefined {
  const { width = 0, height = 0 } = (!drawing.test(value) && pictureSize?.(value)) || {};
  if (width * height <= MOST_PIXELS) return undefined;
  const memory = ((width * height * bytesOfPixel) / 1_000_000_000).toFixed(1);
  return `public${shortened(value)} is ${inPixels(width)} × ${inPixels(height)} pixels and needs ${memory} GB of memory, so phones cannot show it. Make the picture at most 4000 pixels wide.`;
}

/** Reports a large file, unless the build generates smaller versions. */
function tooManyBytes(
  value: string,
  { part, isOriginal }: { part: string | number | undefined; isOriginal: boolean },
  { fileKind, fileSize, makesPictures }: Surroundings,
): string | undefined {
  const size = fileSize?.(value);
  if (size === undefined || size <= HEAVIEST_PICTURE) return undefined;
  const kind = fileKind?.(value);
  const isMade = !isOriginal && madeOf.test(value) && (kind === undefined || kindsMadeOf.has(kind));
  if (isMade && makesPictures?.(value)) return undefined;
  const seconds = Math.round(size / slowPhone);
  const start = `public${value} is ${inMegabytes(size)} MB`;
  const limit = `at most ${HEAVIEST_PICTURE / 1_000_000} MB`;
  if (part === "socialImage") {
    return `${start}, which is too large for some link previews. ${saveAs(value, "jpg", `1200 × 630 pixels, ${limit}`)}`;
  }
  const animated =
    mayMove.has(kind) && isMade ? ' If it is animated, save it as a video and use a "media" block.' : "";
  return `${start}, which takes about ${seconds} seconds to load on a slow phone. ${saveAs(value, "webp", `at most 1600 pixels wide, ${limit}`)}${animated}`;
}

/** What to do with a heavy picture: the file to save, and the path to write. */
function saveAs(value: string, ending: string, sizes: string): string {
  const path = value.replace(/\.\w+(?:[?#].*)?$/, `.${ending}`);
  return path === value
    ? `Save a smaller version (${sizes}).`
    : `Save it as public${path} (${sizes}), and use ${written(path)} here.`;
}

/** Formats with generated versions, by file extension and by content. */
const madeOf = /\.(?:png|jpe?g|gif|webp|avif)(?:[?#]|$)/i;
const mayMove: ReadonlySet<FileKind | undefined> = new Set(["GIF", "AVIF"]);
const kindsMadeOf: ReadonlySet<FileKind> = new Set(["PNG", "JPEG", "GIF", "WebP", "AVIF"]);

/** Drawings have any size, and are sent as they are. */
const drawing = /\.svg(?:[?#]|$)/i;

function inPixels(count: number): string {
  return count.toLocaleString("en");
}

function inMegabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}

export const checks: CheckFile = {
  section: "quality",
  codes: { "heavy-picture": { severity: "warning" } },
  site: [checkPictures],
};

export const explanations: Explanations = {
  "heavy-picture": {
    meaning: "A picture is so large that it loads slowly on phones.",
    example: siteWith('"logo": "/Banner.png"'),
  },
};
