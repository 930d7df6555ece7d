import type { ColorRole, Theme } from "../../config/theme";
import { contrastPairs, isDark } from "./contrast";
import { nearestReadable } from "./nearestReadable";
import { presets } from "./presets";
import { otherLookColors } from "./otherLookColors";
import { given, type LookTheme, type ResolvedTheme, resolveTheme } from "./resolveTheme";

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
  if (preset !== "auto")
    return {
      ...theme,
      preset,
      colors: { ...keptBrand(theme, presets[preset].colors), ...given(colors) },
      background,
    };
  return { ...theme, baseColors: otherLookColors(resolveTheme(theme).colors), colors, background };
}

/** The owner's main colours, moved until they are readable on the grounds of another mode. */
function keptBrand({ colors }: Pick<Theme, "colors">, other: Record<ColorRole, string>) {
  const kept: Partial<Record<ColorRole, string>> = {};
  for (const role of ["primary", "accent"] as const) {
    const demands = contrastPairs
      .filter((pair) => pair.role === role)
      .map(({ on, least }) => ({ against: other[on], least }));
    const color = colors[role] && nearestReadable(colors[role], demands);
    if (color) kept[role] = color;
  }
  return kept;
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
