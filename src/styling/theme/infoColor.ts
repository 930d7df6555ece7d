import type { ColorRole } from "../../config/theme";
import { nearestReadable } from "./nearestReadable";
import { hexOf, isGrey, oklabOf } from "./oklab";

type Colors = Record<Exclude<ColorRole, "info">, string>;

/** The colours with another meaning: the brand, danger and warnings. */
const otherMeanings = ["primary", "danger", "warning"] as const;
/** The smallest angle between two hues that nobody confuses, in degrees. */
const LEAST_ANGLE = 45;
/** The smallest difference in lightness between two greys that nobody confuses. */
const LEAST_LIGHTNESS = 0.25;
/** The blue that most products use for information. */
const BLUE = { angle: 255, chroma: 0.11 };

/** The default colour of neutral messages: the accent colour, or blue or muted text if visitors could mistake it. */
export function infoColor(colors: Colors): string {
  const calm = [colors.accent, readableBlue(colors)].find((color) =>
    otherMeanings.every((role) => looksUnlike(color, colors[role])),
  );
  return calm ?? colors.textMuted;
}

/** A blue as light as the primary colour, or the nearest readable one. */
function readableBlue({ primary, background, surface, textMuted }: Colors): string {
  const angle = (BLUE.angle * Math.PI) / 180;
  const blue = hexOf({
    lightness: oklabOf(primary).lightness,
    a: BLUE.chroma * Math.cos(angle),
    b: BLUE.chroma * Math.sin(angle),
  });
  const demands = [background, surface].map((against) => ({ against, least: 4.5 }));
  return nearestReadable(blue, demands) ?? textMuted;
}

/** Whether nobody confuses two colours: greys by their lightness, others by their hue. A grey is unlike every other colour. */
function looksUnlike(one: string, other: string): boolean {
  const [a, b] = [oklabOf(one), oklabOf(other)];
  if (isGrey(a) !== isGrey(b)) return true;
  if (isGrey(a)) return Math.abs(a.lightness - b.lightness) >= LEAST_LIGHTNESS;
  const angle = Math.abs(Math.atan2(a.b, a.a) - Math.atan2(b.b, b.a)) * (180 / Math.PI);
  return Math.min(angle, 360 - angle) >= LEAST_ANGLE;
}
