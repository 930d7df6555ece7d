import type { Theme } from "../../config/theme";
import { isDark } from "./contrast";
import { otherLookColors } from "./otherLookColors";
import { type LookTheme, type ResolvedTheme, resolveTheme } from "./resolveTheme";

/** The two modes of a site, by the preference that each serves. */
export interface Looks {
  light: ResolvedTheme;
  dark: ResolvedTheme;
}

/** The second mode of a theme, with the fonts, variants and background of the first; `undefined` without one. */
export function alternateOf({ alternate, ...theme }: Theme): LookTheme | undefined {
  if (alternate === undefined) return undefined;
  const {
    preset,
    colors,
    background = theme.background,
  } = typeof alternate === "string" ? { preset: alternate, colors: {} } : alternate;
  if (preset !== "auto") return { ...theme, preset, colors, background };
  return { ...theme, baseColors: otherLookColors(resolveTheme(theme).colors), colors, background };
}

/** The two modes of a theme; `undefined` for a theme with one. */
export function looksOf(theme: Theme): Looks | undefined {
  const other = alternateOf(theme);
  if (other === undefined) return undefined;
  const first = resolveTheme(theme);
  const second = {
    ...resolveTheme(other),
    fonts: first.fonts,
    radius: first.radius,
    variants: first.variants,
    motion: first.motion,
  };
  return isDark(first) ? { light: second, dark: first } : { light: first, dark: second };
}

/** Styles for dark mode: if it was chosen, or the device prefers it and no mode was chosen. Paper is light. */
export function whileDark(styles: (root: string) => string): string {
  return (
    `@media screen and (prefers-color-scheme:dark){${styles(":root:not([data-look=light])")}}` +
    `@media screen{${styles(":root[data-look=dark]")}}`
  );
}
