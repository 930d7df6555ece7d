import type { Sharp } from "sharp";
import type { Channels } from "../../styling/theme/contrast";
import { oklab, oklabOf } from "../../styling/theme/oklab";
import { tones } from "../../styling/theme/pictureTones";

/** The palette colour nearest to a picture's average; `undefined` for transparent pictures, which would show it. */
export async function toneOf(picture: Sharp): Promise<string | undefined> {
  const { channels: parts, isOpaque } = await picture.clone().stats();
  if (!isOpaque) return undefined;
  const [red = 0, green = red, blue = red] = parts.map(({ mean }) => mean);
  return toneNear([red, green, blue]);
}

export function toneNear(color: Channels): string {
  const seen = oklab(color);
  const distances = places.map(({ lightness, a, b }) =>
    Math.hypot(lightness - seen.lightness, a - seen.a, b - seen.b),
  );
  return tones[distances.indexOf(Math.min(...distances))]!;
}

/** The palette in OKLab, where distances match perception. */
const places = tones.map((tone) => oklabOf(`#${tone}`));
