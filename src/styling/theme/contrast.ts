import { type Channels, channels } from "./channels";

/** The light of each channel value, from 0 to 1: the transfer function of sRGB. */
const light = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** The WCAG 2 relative luminance of a colour (#rgb or #rrggbb), from 0 for black to 1 for white. */
export function luminance(hex: string): number {
  return luminanceOf(channels(hex));
}

/** The same for a colour split into channels. */
export function luminanceOf([red, green, blue]: Channels): number {
  return 0.2126 * light[red]! + 0.7152 * light[green]! + 0.0722 * light[blue]!;
}

/** The WCAG 2 contrast ratio of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  return contrastOf(luminance(one), luminance(other));
}

/** The contrast ratio of two colours by their luminances. */
export function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
