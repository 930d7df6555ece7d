import type { ColorRole, FontChoice, Theme } from "../../config/theme";
import { colorProperty } from "./colorProperty";
import { luminance } from "./contrast";
import { darkEdge, groundsOf, pictureCss } from "./grounds";
import { presets } from "./presets";
import { readableOn } from "./readableOn";

export type FontRole = "heading" | "body" | "mono";

/** A theme with nothing left out. */
export interface ResolvedTheme {
  colors: Record<ColorRole, string>;
  fonts: Record<FontRole, FontChoice>;
  radius: NonNullable<Theme["radius"]>;
  background: {
    effect: NonNullable<Theme["background"]["effect"]>;
    layers: Theme["background"]["layers"];
  };
}

/**
 * Fills in what a theme leaves out from its preset. Where an owner replaces the primary or accent colour
 * and not the text on it, that text stays readable: it turns black or white when the preset's is too faint.
 */
export function resolveTheme(theme: Theme): ResolvedTheme {
  const preset = presets[theme.preset];
  const colors = { ...preset.colors, ...given(theme.colors) };
  colors.onPrimary = theme.colors.onPrimary ?? readableOn(colors.primary, colors.onPrimary);
  colors.onAccent = theme.colors.onAccent ?? readableOn(colors.accent, colors.onAccent);
  return {
    colors,
    fonts: { ...preset.fonts, ...given(theme.fonts) },
    radius: theme.radius ?? preset.radius,
    background: {
      effect: theme.background.effect ?? preset.effect,
      layers: theme.background.layers,
    },
  };
}

/** Whether a theme is dark, by its background. */
export function isDark(theme: ResolvedTheme): boolean {
  return luminance(theme.colors.background) < 0.2;
}

/**
 * The custom properties of a theme, as a `:root` rule, and a rule for what stands on pictures.
 * @param fontFamilies - the `font-family` of each role, with its fallbacks
 */
export function themeCss(theme: ResolvedTheme, fontFamilies: Record<FontRole, string>): string {
  const [small, medium, large] = corners[theme.radius];
  const { tint, surfaceOnRaised, picture } = groundsOf(theme.colors);
  const lines = [
    `color-scheme:${isDark(theme) ? "dark" : "light"}`,
    ...Object.entries({ ...theme.colors, tint, surfaceOnRaised }).map(
      ([role, value]) => `${colorProperty(role)}:${value}`,
    ),
    ...Object.entries(fontFamilies).map(([role, family]) => `--font-${role}:${family}`),
    `--radius-s:${small}px`,
    `--radius-m:${medium}px`,
    `--radius-l:${large}px`,
    `--radius-full:${theme.radius === "none" ? "0" : "999px"}`,
    ...(isDark(theme) ? darkDepth : lightDepth),
  ];
  return `:root{${lines.join(";")}}${pictureCss(picture, theme.colors)}`;
}

const corners = { none: [0, 0, 0], small: [3, 6, 10], medium: [6, 12, 20], large: [10, 18, 28] } as const;

const darkDepth = [
  darkEdge,
  "--shadow-1:0 1px 2px rgb(0 0 0/.3),0 4px 16px -4px rgb(0 0 0/.35)",
  "--shadow-2:0 2px 4px rgb(0 0 0/.3),0 16px 40px -12px rgb(0 0 0/.6)",
  "--shadow-3:0 4px 8px rgb(0 0 0/.3),0 32px 80px -16px rgb(0 0 0/.8)",
  "--glow:0 0 0 1px color-mix(in srgb,var(--color-primary) 45%,transparent),0 8px 40px -8px color-mix(in srgb,var(--color-primary) 55%,transparent)",
];

// Shadows of a light theme are tinted by its text, so that they belong to the paper they fall on.
const lightDepth = [
  "--edge:rgb(255 255 255/.9)",
  `--shadow-1:0 1px 2px ${shade(8)},0 4px 12px -4px ${shade(10)}`,
  `--shadow-2:0 2px 4px ${shade(7)},0 16px 32px -12px ${shade(22)}`,
  `--shadow-3:0 4px 8px ${shade(8)},0 32px 64px -16px ${shade(34)}`,
  "--glow:0 0 0 1px color-mix(in srgb,var(--color-primary) 40%,transparent),0 10px 28px -8px color-mix(in srgb,var(--color-primary) 35%,transparent)",
];

function shade(percent: number): string {
  return `color-mix(in srgb,var(--color-text) ${percent}%,transparent)`;
}

function given<T extends object>(values: T): { [K in keyof T]: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: NonNullable<T[K]>;
  };
}
