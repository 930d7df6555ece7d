import { textsOf } from "../../fieldsOf";
import type { Finding } from "../../finding";
import type { Surroundings } from "../../surroundings";

/** Heavier pictures keep a visitor on a phone waiting, in bytes. */
const heaviest = 500_000;

/** What a phone with a slow connection loads in a second, in bytes. */
const slowPhone = 200_000;

/** The pictures of a page come quickly on a phone. */
export function checkPictures(config: unknown, { fileSize }: Surroundings): Finding[] {
  const seen = new Set<string>();
  return textsOf(config, "image").flatMap(({ value, path }): Finding[] => {
    const size = value.startsWith("/") ? fileSize?.(value) : undefined;
    if (size === undefined || size <= heaviest || seen.has(value)) return [];
    seen.add(value);
    const seconds = Math.round(size / slowPhone);
    const message = `public${value} has ${inMegabytes(size)} MB, for which a visitor on a slow phone waits some ${seconds} seconds. Save it no wider than 1600 pixels, as WebP or AVIF, with at most ${heaviest / 1_000_000} MB.`;
    return [{ code: "heavy-picture", message, path }];
  });
}

function inMegabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}
