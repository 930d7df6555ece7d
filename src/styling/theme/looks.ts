import type { Theme } from "../../config/theme";
import { isDark } from "./isDark";
import { otherLookColors } from "./otherLookColors";
import { type LookTheme, type ResolvedTheme, resolveTheme } from "./resolveTheme";

/** The two looks of a site, by the preference that each is for. */
export interface Looks {
  light: ResolvedTheme;
  dark: ResolvedTheme;
}

/**
 * The second look of a theme, as a theme. It has the fonts, corners and variants of the first, and its background unless it has
 * its own. `undefined` for a theme with one look.
 */
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

/** The two looks of a theme; `undefined` for a theme with one. */
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

/**
 * Styles that count while the dark look is shown: where the visitor's device prefers it and no other was chosen, and
 * where it was chosen. On paper, and where nothing is preferred, the light look is shown.
 * @param styles - given the selector of the page
 */
export function whileDark(styles: (root: string) => string): string {
  return (
    `@media screen and (prefers-color-scheme:dark){${styles(":root:not([data-look=light])")}}` +
    `@media screen{${styles(":root[data-look=dark]")}}`
  );
}
