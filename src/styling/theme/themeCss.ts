import { colorProperty } from "./colorProperty";
import { darkEdge, type Grounds, groundsOf, pictureCss } from "./grounds";
import { media } from "./media";
import { isDark } from "./contrast";
import { type Looks, whileDark } from "./looks";
import type { FontRole, ResolvedTheme } from "./resolveTheme";

/** The custom properties of a theme, as a `:root` rule. */
export function themeCss(
  theme: ResolvedTheme,
  fontFamilies: Record<FontRole, string>,
  looks?: Looks,
): string {
  const [small, medium, large] = corners[theme.radius];
  const shape = [
    ...Object.entries(fontFamilies).map(([role, family]) => `--font-${role}:${family}`),
    `--radius-s:${small}px`,
    `--radius-m:${medium}px`,
    `--radius-l:${large}px`,
    `--radius-full:${theme.radius === "none" ? "0" : "999px"}`,
  ];
  const { light, dark } = looks ?? { light: theme };
  if (theme.density !== 1) shape.push(`--density:${theme.density}`);
  const wide = theme.fonts.heading === "press-start-2p" ? smallName : "";
  const single = theme.fonts.heading === "im-fell-english" ? oneWeight : "";
  if (hardDigits.has(theme.fonts.heading)) shape.push("--font-figures:var(--font-body)");
  const grounds = groundsOf(light.colors);
  const first = `:root{${[lookProperties(light, grounds), ...shape].join(";")}}${wide}${single}`;
  const second = dark ? whileDark((root) => `${root}{${lookProperties(dark, groundsOf(dark.colors))}}`) : "";
  return first + second + moreContrast;
}

/**
 * The styles of content on pictures.
 * @param isComplete - whether to set colours that are the theme's as well
 */
export function onPictureCss({ colors }: ResolvedTheme, looks?: Looks, isComplete = false): string {
  if (!looks) return pictureCss(groundsOf(colors).picture, isComplete ? undefined : colors);
  const [light, dark] = [looks.light, looks.dark].map((look) => pictureCss(groundsOf(look.colors).picture));
  return light + whileDark((root) => `${root} ${dark}`);
}

/** For people who ask for contrast: no muted text, visible lines, and nothing behind the page, in both modes. */
const moreContrast =
  "@media (prefers-contrast:more){:root:root:root,:root:root:root .sp-on-picture{--color-text-muted:var(--color-text);" +
  "--color-border:color-mix(in srgb,var(--color-text) 60%,var(--color-surface))}.sp-background{display:none}}";

/**
 * For a font with characters twice as wide as in other fonts: the site's name on phones is smaller, with more space.
 */
const smallName = `${media.belowMedium}{header>div{--name:9rem}header>div>a{--size-l:.75rem;--size-m:.75rem}}`;

/** Fonts with ambiguous digits: a 7 like a bracket, a 2 like an 8, a 1 like an I. */
const hardDigits = new Set<unknown>(["orbitron", "pixelify-sans", "im-fell-english"]);

/** Prevents synthetic bold in a font without a bold weight, because it would look smeared. */
const oneWeight = `:is(h1,h2,h3,h4,h5,h6){font-synthesis-weight:none}`;

/** The properties that differ between light and dark mode: the colours, and the shadows and light that match them. */
function lookProperties(look: ResolvedTheme, { tint, surfaceOnRaised }: Grounds): string {
  return [
    `color-scheme:${isDark(look) ? "dark" : "light"}`,
    ...Object.entries({ ...look.colors, tint, surfaceOnRaised }).map(
      ([role, value]) => `${colorProperty(role)}:${value}`,
    ),
    ...(isDark(look) ? darkDepth : lightDepth),
  ].join(";");
}

const corners = { none: [0, 0, 0], small: [3, 6, 10], medium: [6, 12, 20], large: [10, 18, 28] } as const;

const darkDepth = [
  darkEdge,
  "--shadow-1:0 1px 2px rgb(0 0 0/.3),0 4px 16px -4px rgb(0 0 0/.35)",
  "--shadow-2:0 2px 4px rgb(0 0 0/.3),0 16px 40px -12px rgb(0 0 0/.6)",
  "--shadow-3:0 4px 8px rgb(0 0 0/.3),0 32px 80px -16px rgb(0 0 0/.8)",
  "--glow:0 0 0 1px color-mix(in srgb,var(--color-primary) 45%,transparent),0 8px 40px -8px color-mix(in srgb,var(--color-primary) 55%,transparent)",
];

// Shadows of a light theme are tinted by its text colour, so they match the paper they fall on.
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
