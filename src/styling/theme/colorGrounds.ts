import type { ColorRole } from "../../config/theme";
import { colorProperty } from "./colorProperty";
import { contrast, isDark, readableOn } from "./contrast";
import { darkEdge } from "./grounds";
import { type Looks, whileDark } from "./looks";
import { mix, nearestReadable } from "./nearestReadable";
import type { ResolvedTheme } from "./resolveTheme";
import { type GroundColor, onColor } from "./tokens";
import type { PageParts } from "./variants/pageParts";

type Colors = Record<ColorRole, string>;

/** Muted words on cards are mixed with the cards' colour, so plain words need more contrast there. */
const leastOnCards = 7;
/** Badges mix their colour with words, on a tint of the same colour. */
const isReadableBadge = (tone: string, { surface, text }: Colors) =>
  contrast(mix(tone, text, 0.28), mix(surface, tone, 0.12)) >= 4.5;

/**
 * The colours of everything on a ground in the primary or accent colour of a theme. The main buttons have the colour of
 * words, and cards are paler or darker than the ground: whatever is farther from the words.
 */
export function colorsOnGround(theme: Colors, ground: GroundColor): Colors {
  const background = theme[ground];
  const usual = ground === "primary" ? theme.onPrimary : theme.onAccent;
  const text = contrast(usual, background) >= leastOnCards ? usual : farthest(background);
  const away = farthest(text);
  let share = 0.1;
  while (share < 1 && contrast(text, mix(background, away, share)) < leastOnCards) share += 0.02;
  const surface = mix(background, away, share);
  const colors: Colors = {
    ...theme,
    background,
    surface,
    surfaceRaised: mix(surface, away, 0.16),
    text,
    textMuted: mix(text, background, 0.12),
    border: mix(background, text, 0.35),
    primary: text,
    onPrimary: readableOn(text, background),
    focus: text,
  };
  for (const role of ["textMuted", "accent", "success", "warning", "danger", "info"] as const) {
    const demands = [background, surface, colors.surfaceRaised].map((against) => ({ against, least: 4.5 }));
    const tone = nearestReadable(colors[role], demands) ?? text;
    colors[role] = isReadableBadge(tone, colors) ? tone : text;
  }
  colors.onAccent = readableOn(colors.accent, colors.onAccent);
  return colors;
}

const farthest = (color: string) =>
  contrast(color, "#000000") > contrast(color, "#ffffff") ? "#000000" : "#ffffff";

/** The styles of blocks and page headers on these grounds, each with a class. Neighbours on the same ground are one. */
export function colorGroundCss(
  grounds: readonly GroundColor[],
  theme: ResolvedTheme,
  looks: Looks | undefined,
  { panels }: Pick<PageParts, "panels">,
): string {
  const { light, dark } = looks ?? { light: theme };
  const properties = (ground: GroundColor, { colors }: ResolvedTheme) => {
    const there = colorsOnGround(colors, ground);
    const values = { ...there, tint: there.surface, surfaceOnRaised: there.surfaceRaised };
    return [
      ...Object.entries(values).map(([role, value]) => `${colorProperty(role)}:${value}`),
      `color-scheme:${isDark({ colors: there }) ? "dark" : "light"}`,
    ].join(";");
  };
  return grounds
    .map((ground) => {
      const is = `.${onColor[ground]}`;
      return (
        `${is}{${properties(ground, light)};${darkEdge};background:var(--color-background);color:var(--color-text)}` +
        (dark ? whileDark((root) => `${root} ${is}{${properties(ground, dark)}}`) : "") +
        `:is(${is}+${is},${is}+link+${is}){padding-block-start:0}${is}:has(+${is},+link+${is}){padding-block-end:0}` +
        `:root ${is} :is(${panels}){background:var(--color-surface)}` +
        `@media (prefers-contrast:more){:root:root:root ${is}{--color-text-muted:var(--color-text);--color-border:var(--color-text)}}`
      );
    })
    .join("");
}
