import type { ColorRole, FontChoice, Theme } from "../../config/theme";
import { infoColor } from "./infoColor";
import type { Preset, Variants } from "./preset";
import { presets } from "./presets";
import { type Skeleton, skeletons } from "./skeletons";
import { readableOn } from "./contrast";

export type FontRole = "heading" | "body" | "mono";

/** A theme, or one of its modes as a theme. */
export type LookTheme = Theme & {
  /** Replaces the colours of the preset, for a mode that is derived from another one. */
  baseColors?: Record<ColorRole, string>;
};

/** A theme with nothing left out. */
export interface ResolvedTheme extends Pick<
  Preset,
  "address" | "density" | "footer" | "motion" | "openings"
> {
  colors: Record<ColorRole, string>;
  fonts: Record<FontRole, FontChoice>;
  radius: NonNullable<Theme["radius"]>;
  variants: Variants;
  skeleton: Skeleton;
  motif: NonNullable<Theme["motif"]>;
  background: { effect: NonNullable<Theme["background"]["effect"]>; layers: Theme["background"]["layers"] };
}

/**
 * Fills in the preset's values. Text on an owner's primary or accent colour turns black or white if it is too faint.
 */
export function resolveTheme(theme: LookTheme): ResolvedTheme {
  const preset = presets[theme.preset];
  const skeleton = skeletons[theme.preset];
  const base = theme.baseColors ?? preset.colors;
  const colors = { ...base, ...given(theme.colors) };
  // Like a preset's, a derived colour follows the others.
  if (!theme.colors.info && base.info === infoColor(base)) colors.info = infoColor(colors);
  colors.onPrimary = theme.colors.onPrimary ?? readableOn(colors.primary, colors.onPrimary);
  colors.onAccent = theme.colors.onAccent ?? readableOn(colors.accent, colors.onAccent);
  return {
    colors,
    fonts: { ...preset.fonts, ...given(theme.fonts) },
    radius: theme.radius ?? preset.radius,
    variants: {
      cards: theme.cards ?? preset.variants.cards,
      buttons: theme.buttons ?? preset.variants.buttons,
      headings: theme.headings ?? preset.variants.headings,
      dividers: theme.dividers ?? preset.variants.dividers,
      pictures: theme.pictures ?? preset.variants.pictures,
    },
    address: preset.address,
    density: preset.density,
    openings: theme.openings ?? preset.openings,
    // Cards with the owner's style have no other shape.
    skeleton:
      theme.cards === undefined
        ? skeleton
        : { ...skeleton, cards: "raised", entries: skeleton.entries === "columns" ? "columns" : "panels" },
    footer: preset.footer,
    motif: theme.motif ?? preset.motif,
    motion: preset.motion,
    background: { effect: theme.background.effect ?? preset.effect, layers: theme.background.layers },
  };
}

/** The values that are set. */
export function given<T extends object>(values: T): { [K in keyof T]: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: NonNullable<T[K]>;
  };
}
