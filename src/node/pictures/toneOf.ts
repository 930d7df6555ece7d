import type { Sharp } from "sharp";
import { type Channels, channels } from "../../styling/theme/channels";
import { tones } from "../../styling/theme/pictureTones";

/**
 * The tone that stands in the place of a picture until it is there: the one nearest to its average colour.
 * @returns nothing for a picture that can be seen through somewhere, as its tone would shine through it for ever
 */
export async function toneOf(picture: Sharp): Promise<string | undefined> {
  const { channels: parts, isOpaque } = await picture.clone().stats();
  if (!isOpaque) return undefined;
  const [red = 0, green = red, blue = red] = parts.map(({ mean }) => mean);
  return toneNear([red, green, blue]);
}

/** The tone that looks most like a colour. */
export function toneNear(color: Channels): string {
  const seen = oklab(color);
  const distances = places.map((place) => Math.hypot(...place.map((part, axis) => part - seen[axis]!)));
  return tones[distances.indexOf(Math.min(...distances))]!;
}

const places = tones.map((tone) => oklab(channels(`#${tone}`)));

/** Where a colour stands among others as people see them: OKLab. Source: https://bottosson.github.io/posts/oklab/ */
function oklab(color: Channels): readonly number[] {
  const [red, green, blue] = color.map((part) => linear(part / 255)) as [number, number, number];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

/** One part of a colour without the gamma of screens, from 0 to 1. */
function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
