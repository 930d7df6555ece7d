import { type Channels, channels } from "./contrast";

/** A colour in OKLab, where equal steps look equal. See https://bottosson.github.io/posts/oklab/. */
export interface Oklab {
  /** From 0 for black to 1 for white. */
  lightness: number;
  /** From green to red. */
  a: number;
  /** From blue to yellow. */
  b: number;
}

type Triple = readonly [number, number, number];

/** @param hex - as #rgb or #rrggbb */
export function oklabOf(hex: string): Oklab {
  return oklab(channels(hex));
}

/** The same for channels, which may be fractions. */
export function oklab(color: Channels): Oklab {
  const [red, green, blue] = color.map(toLinear) as unknown as Triple;
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  };
}

/** From this chroma on, a colour has a hue that people name. */
const LEAST_CHROMA = 0.02;

export function isGrey({ a, b }: Oklab): boolean {
  return Math.hypot(a, b) < LEAST_CHROMA;
}

/** The nearest colour in sRGB of the same lightness and hue, as #rrggbb. */
export function hexOf({ lightness, a, b }: Oklab): string {
  const inside = (share: number) =>
    linearOf({ lightness, a: a * share, b: b * share }).every((value) => value > -1e-4 && value < 1 + 1e-4);
  let [least, most] = inside(1) ? [1, 1] : [0, 1];
  while (most - least > 1e-3) {
    const middle = (least + most) / 2;
    if (inside(middle)) least = middle;
    else most = middle;
  }
  const bytes = linearOf({ lightness, a: a * least, b: b * least }).map(toByte);
  return `#${bytes.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** Linear sRGB, each channel from 0 to 1; values outside that range are outside sRGB. */
function linearOf({ lightness, a, b }: Oklab): Triple {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function toLinear(byte: number): number {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function toByte(linear: number): number {
  const share = Math.min(1, Math.max(0, linear));
  return Math.round(255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055));
}
