import type { ColorRole } from "../../config/theme";

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

export function isDark({ colors }: { colors: Record<ColorRole, string> }): boolean {
  return luminance(colors.background) < 0.2;
}

/** The colour of words on a surface: the preferred one, or black or white if that is too faint. */
export function readableOn(surface: string, preferred: string): string {
  if (contrast(surface, preferred) >= 4.5) return preferred;
  return contrast(surface, "#000000") > contrast(surface, "#ffffff") ? "#000000" : "#ffffff";
}

/** Red, green and blue of a colour, each from 0 to 255. */
export type Channels = readonly [red: number, green: number, blue: number];

/** Splits a colour (#rgb or #rrggbb) into its channels. */
export function channels(hex: string): Channels {
  const isShort = hex.length === 4;
  const at = (place: number) =>
    isShort
      ? parseInt(hex.charAt(place + 1), 16) * 17
      : parseInt(hex.slice(1 + place * 2, 3 + place * 2), 16);
  return [at(0), at(1), at(2)];
}

/** Two colours that are used together on a page. */
export interface ContrastPair {
  /** The colour of the words, lines or marks. */
  role: ColorRole;
  /** The colour behind them. */
  on: ColorRole;
  /** The minimum contrast for WCAG AA: 4.5 for text, 3 for non-text elements. */
  least: number;
}

const everySurface = ["background", "surface", "surfaceRaised"] as const;

const meetings: [on: readonly ColorRole[], roles: readonly ColorRole[], least: number][] = [
  [everySurface, ["text", "textMuted"], 4.5],
  [["primary"], ["onPrimary"], 4.5],
  [["accent"], ["onAccent"], 4.5],
  [["background", "surface"], ["primary", "accent", "info"], 4.5],
  [["surface", "surfaceRaised"], ["success", "warning", "danger"], 4.5],
  [everySurface, ["focus"], 3],
];

/** The colours of a theme that are used on each other, with their minimum contrast. */
export const contrastPairs: readonly ContrastPair[] = meetings.flatMap(([surfaces, roles, least]) =>
  surfaces.flatMap((on) => roles.map((role) => ({ role, on, least }))),
);
