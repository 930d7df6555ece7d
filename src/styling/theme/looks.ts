import type { Theme } from "../../config/theme";
import { luminance } from "./contrast";
import { type ResolvedTheme, resolveTheme } from "./resolveTheme";

/** The two looks of a site, by the preference that each is for. */
export interface Looks {
  light: ResolvedTheme;
  dark: ResolvedTheme;
}

/** Whether a look is dark, by its background. */
export function isDark({ colors }: Pick<ResolvedTheme, "colors">): boolean {
  return luminance(colors.background) < 0.2;
}

/**
 * The second look of a theme, as a theme: with the fonts, corners and variants of the first, and with its background where it says
 * nothing else. `undefined` for a theme with one look.
 */
export function alternateOf({ alternate, ...theme }: Theme): Theme | undefined {
  if (alternate === undefined) return undefined;
  if (typeof alternate === "string") return { ...theme, preset: alternate, colors: {} };
  const { preset, colors, background = theme.background } = alternate;
  return { ...theme, preset, colors, background };
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
