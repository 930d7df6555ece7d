import type { ColorRole } from "../../config/theme";
import { colorProperty } from "./colorProperty";
import { contrast, luminance, readableOn, contrastPairs } from "./contrast";
import { mix, nearestReadable } from "./nearestReadable";

type Colors = Record<ColorRole, string>;

/** The colours of the grounds that a part of a page can be on, besides the page itself. */
export interface Grounds {
  /** The background tinted with the primary colour. */
  tint: string;
  /** The colour of drawings behind words. */
  ink: string;
  /** The colour of cards on a ground that has the cards' usual colour. */
  surfaceOnRaised: string;
  picture: PictureGround;
}

export interface PictureGround {
  /** All colours of its content. */
  colors: Colors;
  /** The opacity of the overlay in the colour `background` over the picture, from 0 to 1. */
  veil: number;
}

const mostTint = 0.08;
const mostInk = 0.25;
const mostLift = 0.8;

/** The grounds of a theme. Text that is readable on its background and surfaces is readable on these. */
export function groundsOf(colors: Colors): Grounds {
  return {
    tint: strongestMix(colors, "background", "primary", mostTint),
    ink: strongestMix(colors, "background", "primary", mostInk),
    surfaceOnRaised: strongestMix(colors, "surface", "surfaceRaised", mostLift),
    picture: pictureGround(colors),
  };
}

/** A colour mixed with as much of another one as keeps everything readable that was readable on it. */
function strongestMix(colors: Colors, base: ColorRole, added: ColorRole, most: number): string {
  const words = contrastPairs.filter(
    ({ role, on, least }) => on === base && contrast(colors[role], colors[base]) >= least,
  );
  for (let share = most; share > 0; share -= 0.01) {
    const ground = mix(colors[base], colors[added], share);
    if (words.every(({ role, least }) => contrast(colors[role], ground) >= least)) return ground;
  }
  return colors[base];
}

/** The lowest contrast of words on the worst possible picture. WCAG 2.2, 1.4.3, asks for 4.5. */
const leastOnPicture = 5;
/** The lowest contrast of everything except words: icons and the outline of the focused element (WCAG 2.2, 1.4.11). */
const leastOfMarks = 3;
/** A weaker overlay would make words on busy pictures tiring to read, whatever their contrast. */
const leastVeil = 0.55;

/** A picture has a dark overlay in all themes, as strong as a white picture needs. */
function pictureGround(colors: Colors): PictureGround {
  const dark = isNight(colors) ? { ...colors } : darkened(colors);
  let veil = leastVeil;
  const worst = () => mix("#ffffff", dark.background, veil);
  while (veil < 0.95 && contrast(dark.text, worst()) < leastOnPicture) veil += 0.01;
  const surfaces = [worst(), dark.surface, dark.surfaceRaised];
  const move = (role: ColorRole, least: number) => {
    const demands = surfaces.map((against) => ({ against, least }));
    dark[role] = nearestReadable(dark[role], demands) ?? dark.text;
  };
  for (const role of ["textMuted", "primary", "accent", "success", "warning", "danger", "info"] as const) {
    move(role, 4.5);
  }
  move("focus", leastOfMarks);
  dark.onPrimary = readableOn(dark.primary, dark.onPrimary);
  dark.onAccent = readableOn(dark.accent, dark.onAccent);
  return { colors: dark, veil };
}

/** Whether a theme has pale words on dark surfaces, with enough contrast for a picture to show through. */
function isNight({ text, background, surface, surfaceRaised }: Colors): boolean {
  return [background, surface, surfaceRaised].every(
    (ground) => luminance(ground) < luminance(text) && contrast(text, ground) >= 7,
  );
}

/** A dark version of any other theme: its darkest colour is the ground, and its palest the words. */
function darkened(colors: Colors): Colors {
  const byLight = [colors.text, colors.background, colors.surface].sort(
    (a, b) => luminance(a) - luminance(b),
  );
  const ground = nearestReadable(byLight[0]!, [{ against: "#ffffff", least: 15 }]) ?? "#000000";
  const text = nearestReadable(byLight[2]!, [{ against: ground, least: 14 }]) ?? "#ffffff";
  return {
    ...colors,
    background: ground,
    surface: mix(ground, text, 0.06),
    surfaceRaised: mix(ground, text, 0.13),
    text,
    textMuted: mix(text, ground, 0.2),
    border: mix(ground, text, 0.25),
  };
}

/** The light border along the upper edge of a dark surface. */
export const darkEdge = "--edge:color-mix(in srgb,var(--color-text) 9%,transparent)";

/** The styles of parts on pictures, which have the class `sp-on-picture`, unless they repeat the theme around it. */
export function pictureCss({ colors, veil }: PictureGround, theme?: Colors): string {
  const changed = Object.entries(colors).filter(([role, value]) => theme?.[role as ColorRole] !== value);
  const lines = [
    `--veil:color-mix(in srgb,${colors.background} ${Math.ceil(veil * 100)}%,transparent)`,
    ...changed.map(([role, value]) => `${colorProperty(role)}:${value}`),
    darkEdge,
    "color-scheme:dark",
    "color:var(--color-text)",
    "isolation:isolate",
    "position:relative",
  ];
  return `.sp-on-picture{${lines.join(";")}}`;
}
