import type { ColorRole } from "../../config/theme";
import { nearestReadable } from "./nearestReadable";
import { hexOf, type Oklab, oklabOf } from "./oklab";

type Colors = Record<ColorRole, string>;

/** Colours that mean trouble. */
const alarming = ["danger", "warning"] as const;
/** The least angle between two hues that nobody confuses, in degrees. */
const LEAST_ANGLE = 45;
/** From this chroma on, a colour has a hue that people name. */
const LEAST_CHROMA = 0.02;
/** The blue that most products use for information. */
const BLUE = { angle: 250, chroma: 0.11 };

/**
 * The colour of neutral messages: the primary or the accent colour, unless visitors could take it for danger or a warning.
 * Then it is blue. A theme whose alarming colours are blue too has the colour of muted text.
 */
export function infoColor(colors: Colors): string {
  const calm = [colors.primary, colors.accent, readableBlue(colors)].find((color) =>
    alarming.every((role) => looksUnlike(color, colors[role])),
  );
  return calm ?? colors.textMuted;
}

/** As light as the primary colour, and readable where that is. */
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

/** Whether two colours have hues that nobody confuses. A grey is unlike every colour that is none. */
function looksUnlike(one: string, other: string): boolean {
  const [a, b] = [oklabOf(one), oklabOf(other)];
  const isGrey = (color: Oklab) => Math.hypot(color.a, color.b) < LEAST_CHROMA;
  if (isGrey(a) !== isGrey(b)) return true;
  const angle = Math.abs(Math.atan2(a.b, a.a) - Math.atan2(b.b, b.a)) * (180 / Math.PI);
  return Math.min(angle, 360 - angle) >= LEAST_ANGLE;
}
