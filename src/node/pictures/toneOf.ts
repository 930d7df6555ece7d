import type { Sharp } from "sharp";
import type { Channels } from "../../styling/theme/channels";
import { oklab, oklabOf } from "../../styling/theme/oklab";
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
  const distances = places.map(({ lightness, a, b }) =>
    Math.hypot(lightness - seen.lightness, a - seen.a, b - seen.b),
  );
  return tones[distances.indexOf(Math.min(...distances))]!;
}

/** The tones in OKLab, where distances are those that people see. */
const places = tones.map((tone) => oklabOf(`#${tone}`));
