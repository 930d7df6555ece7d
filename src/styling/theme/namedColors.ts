import type { ColorRole } from "../../config/theme";
import type { Tags } from "../../config/tags";
import { colorsOnGround } from "./colorGrounds";
import { groundsOf } from "./grounds";
import { type Looks, whileDark } from "./looks";
import { mix, nearestReadable } from "./nearestReadable";
import { readableOn } from "./contrast";
import type { ResolvedTheme } from "./resolveTheme";
import { type GroundColor, onColor } from "./tokens";

type Colors = Record<ColorRole, string>;

/** More than any card or callout has of its own colour in its background, because the colour then moves further. */
const mostTint = 0.2;

/**
 * The styles of colours that a site uses by name, which are tags or colours of the theme; empty if it uses none. Each
 * element with `data-color` has the nearest colours that are readable there.
 */
export function namedColorCss(
  names: readonly string[],
  tags: Tags,
  theme: ResolvedTheme,
  looks?: Looks,
  colorGrounds: readonly GroundColor[] = [],
) {
  if (names.length === 0) return "";
  const { light, dark } = looks ?? { light: theme };
  const colorOf = (name: string, colors: Colors) =>
    Object.hasOwn(tags, name) ? tags[name]!.color : colors[name as ColorRole];
  const properties = (colors: Colors, grounds: readonly string[]) =>
    names.map((name) => readableProperties(name, colorOf(name, colors), colors, grounds)).join("");
  const ofLook = ({ colors }: ResolvedTheme) => {
    const { tint, surfaceOnRaised, picture } = groundsOf(colors);
    const grounds = [colors.background, colors.surface, colors.surfaceRaised, tint, surfaceOnRaised];
    const { background, surface, surfaceRaised } = picture.colors;
    const onPicture = [mix("#ffffff", background, picture.veil), surface, surfaceRaised];
    const fills = names.map((name) => fillProperties(name, colorOf(name, colors))).join("");
    const onColors = colorGrounds.map((ground) => {
      const there = colorsOnGround(colors, ground);
      const around = [there.background, there.surface, there.surfaceRaised];
      // A button in the colour of its ground would be invisible.
      const buttons = names
        .map((name) => `--f-${name}:var(--c-${name});--b-${name}:var(--o-${name});`)
        .join("");
      return `.${onColor[ground]}{${properties(there, around)}${buttons}}`;
    });
    return (root: string) =>
      `${root}{${properties(colors, grounds)}${fills}}${root} .sp-on-picture{${properties(picture.colors, onPicture)}}` +
      onColors.map((rule) => `${root} ${rule}`).join("");
  };
  return (
    ofLook(light)(":root") + (dark ? whileDark(ofLook(dark)) : "") + names.map(rulesOf).join("") + titles
  );
}

/** A colour for words, for the page's heading, and for words on it. */
function readableProperties(
  name: string,
  color: string,
  { surface, text }: Colors,
  grounds: readonly string[],
) {
  const moved = (least: number, on: readonly string[]) =>
    nearestReadable(
      color,
      on.map((against) => ({ against, least })),
    ) ?? text;
  const words = moved(4.5, [...grounds, mix(surface, moved(4.5, grounds), mostTint)]);
  return `--c-${name}:${words};--h-${name}:${moved(3, grounds)};--o-${name}:${readableOn(words, "#ffffff")};`;
}

/** A colour for buttons, and for words on them. */
function fillProperties(name: string, color: string) {
  return `--f-${name}:${color};--b-${name}:${readableOn(color, "#ffffff")};`;
}

// Important, because cards, callouts and pictures set these colours themselves.
function rulesOf(name: string) {
  const is = `[data-color="${name}"]`;
  const primary = (color: string, on: string) =>
    `--color-primary:var(--${color}-${name})!important;--color-on-primary:var(--${on}-${name})!important`;
  return (
    `${is}{${primary("c", "o")};--tone:var(--c-${name})!important}` +
    `:is(a,button)${is}{${primary("f", "b")};--label:var(--c-${name})}` +
    `h1 ${is},${is}>section h1{--color-primary:var(--h-${name})!important}`
  );
}

/** The titles and words with a colour, in items, groups, blocks, figures and texts. */
const titles =
  ":is(li,article)[data-color] :is(h2,h3,h4,h5,h6),div[data-color]>div:first-child :is(h2,h3,h4,h5,h6)," +
  "td[data-color][data-color]::before,[data-color]>section :is(h1,h2),section [data-color]>section h3,[data-color]>dd," +
  ":is(bdi,strong,th)[data-color][data-color]{color:var(--color-primary)}";
