import {
  color,
  edge,
  font,
  gap,
  glow,
  gutter,
  inset,
  radius,
  shadow,
  size,
  space,
  width,
} from "./theme/tokens";

const tokens = [color, font, space, size, radius, shadow, width].flatMap((scale): string[] =>
  Object.values(scale),
);
const others =
  "--unit --columns --sides --align --stacked --stays-in-view --frame-sides --word-sides --below-opening --outwards --header-height " +
  "--titled --title-place --title-align --title-direction --title-items --title-position --content-width --content-sides " +
  "--middle-width --pairs --width-article --article-sides --article-outwards " +
  "--far --near --ink --veil --turn --toward --words-end --panel-edge";
const values = [...tokens, edge, glow, gap, gutter, inset, others];

/** The names of the theme's values, with their shorter names in pages. */
const names = new Map(
  values
    .flatMap((value) => value.match(/--[\w-]+/g) ?? [])
    .map((name, index) => [name, `--${index.toString(36)}`] as const),
);

/** Replaces the names of the theme's values with short ones: each page contains them about four hundred times. */
export function withShortNames(css: string): string {
  return css.replaceAll(/--[a-z][\w-]*/g, (name) => names.get(name) ?? name);
}

const quoted = /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/;

/** Drops comments and spaces of our own CSS, and shortens the names of the theme's values. Quoted text stays. */
export function minifyCss(css: string): string {
  return css
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .split(quoted)
    .map((part, index) => (index % 2 === 1 ? part : squeeze(withShortNames(part))))
    .join("")
    .trim();
}

function squeeze(css: string): string {
  return css
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ?([{};,>]) ?/g, "$1")
    .replaceAll(/(?<![\w.])0\.(?=\d)/g, ".")
    .replaceAll(" !", "!")
    .replaceAll(/([:(]) /g, "$1")
    .replaceAll(" )", ")")
    .replaceAll(";}", "}");
}
