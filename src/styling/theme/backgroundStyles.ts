import { cssUrl } from "./cssUrl";
import { whileDark } from "./looks";
import type { ResolvedTheme } from "./resolveTheme";

/** A repeated picture behind the page, its address ready for a page. */
export interface BackgroundLayer {
  src: string;
  size: number;
  opacity: number;
  parallax: number;
}

/** How far down the page pictures keep moving, in pixels. */
const PARALLAX_RANGE = 8000;

/** What lies behind the page in one look. */
export interface Backdrop {
  effect: ResolvedTheme["background"]["effect"];
  /** The farthest first. */
  layers: readonly BackgroundLayer[];
}

/**
 * The styles of what lies behind the page: `<div class="sp-background">` with one empty `<div>` for the
 * effect and one for each layer.
 */
export function backgroundCss({ effect, layers }: Backdrop): string {
  const { background, mask } = effects[effect];
  const styles = `background:${background}${mask === "none" ? "" : `;mask-image:${mask}`}`;
  return framed([
    ...(effect === "none" ? [] : [`${place(1)}{${styles}}`]),
    ...layers.map((layer, index) => layerCss(layer, index + 2)),
  ]);
}

/**
 * The same for a site with two looks. Properties say which effect is shown, and the layers of which look, where each has
 * its own: those of the light one stand first. A layer that is not shown is not fetched.
 */
export function backgroundOfLooksCss(light: Backdrop, dark: Backdrop): string {
  const isSame = JSON.stringify(light.layers) === JSON.stringify(dark.layers);
  const properties = ({ effect }: Backdrop, shown: "light" | "dark") => {
    const { background, mask } = effects[effect];
    const [ofLight, ofDark] = shown === "light" ? ["block", "none"] : ["none", "block"];
    const layers = isSame ? "" : `;--light-layers:${ofLight};--dark-layers:${ofDark}`;
    return `--backdrop:${background};--backdrop-mask:${mask}${layers}`;
  };
  const layersOf = (look: "light" | "dark", { layers }: Backdrop, first: number) =>
    layers.map(
      (layer, index) =>
        `${layerCss(layer, first + index)}${place(first + index)}{display:var(--${look}-layers)}`,
    );
  return framed([
    `:root{${properties(light, "light")}}`,
    whileDark((root) => `${root}{${properties(dark, "dark")}}`),
    `${place(1)}{background:var(--backdrop);mask-image:var(--backdrop-mask)}`,
    ...(isSame
      ? light.layers.map((layer, index) => layerCss(layer, index + 2))
      : [...layersOf("light", light, 2), ...layersOf("dark", dark, 2 + light.layers.length)]),
  ]);
}

function framed(rules: readonly string[]): string {
  return [
    ".sp-background{position:fixed;inset:0;z-index:-1;overflow:hidden;pointer-events:none;contain:strict}",
    ".sp-background>div{position:absolute;inset:0}",
    ...rules,
    "@media print,(forced-colors:active){.sp-background{display:none}}",
  ].join("");
}

/** One of the empty elements. */
function place(position: number): string {
  return `.sp-background>div:nth-of-type(${position})`;
}

const light = (role: string, percent: number) =>
  `color-mix(in srgb,var(--color-${role}) ${percent}%,transparent)`;

const glow = [
  `radial-gradient(min(62rem,140vw) min(34rem,60vw) at 16% -7rem,${light("primary", 34)},transparent 72%)`,
  `radial-gradient(min(46rem,90vw) min(32rem,70vw) at 102% 3rem,${light("accent", 17)},transparent 70%)`,
  `radial-gradient(min(70rem,170vw) 36rem at 60% 115%,${light("primary", 20)},transparent 72%)`,
].join(",");

const effects: Record<Backdrop["effect"], { background: string; mask: string }> = {
  none: { background: "none", mask: "none" },
  glow: { background: glow, mask: "none" },
  grid: {
    background:
      `linear-gradient(${light("border", 60)} 1px,transparent 1px) 0 0/64px 64px,` +
      `linear-gradient(90deg,${light("border", 60)} 1px,transparent 1px) calc(50% + 32px) 0/64px 64px,` +
      `radial-gradient(60rem 30rem at 50% -6rem,${light("primary", 16)},transparent 70%)`,
    mask: "linear-gradient(#000,rgb(0 0 0/.55) 40%,rgb(0 0 0/.2))",
  },
  dots: {
    background: `radial-gradient(${light("text", 18)} 1px,transparent 1.4px) 50% 0/24px 24px`,
    mask: "radial-gradient(120% 80% at 50% 0,#000,rgb(0 0 0/.25))",
  },
};

function layerCss(layer: BackgroundLayer, position: number): string {
  const selector = place(position);
  const still = `${selector}{background:url("${cssUrl(layer.src)}") 50% 0/${layer.size}px auto;opacity:${layer.opacity}}`;
  if (layer.parallax === 0) return still;
  const distance = Math.round(layer.parallax * PARALLAX_RANGE);
  const name = `sp-parallax-${position}`;
  // The range in pixels makes the movement a fixed share of the scrolling on pages of any length.
  return (
    still +
    `@supports (animation-timeline:scroll(root)){@media (prefers-reduced-motion:no-preference){` +
    `${selector}{bottom:-${distance}px;animation:${name} linear both;animation-timeline:scroll(root);animation-range:0 ${PARALLAX_RANGE}px}}}` +
    `@keyframes ${name}{to{transform:translate3d(0,-${distance}px,0)}}`
  );
}
