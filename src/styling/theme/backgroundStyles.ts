import { cssUrl } from "./cssUrl";
import { whileDark } from "./looks";
import type { ResolvedTheme } from "./resolveTheme";
import { spot } from "./spot";

/** The prefix of the movements' names: rules with such a name change nothing until the page is scrolled. */
export const PARALLAX = "sp-parallax-";

/** A repeated background picture, with its URL resolved for a page. */
export interface BackgroundLayer {
  src: string;
  size: number;
  opacity: number;
  parallax: number;
}

/** The scroll distance over which pictures move, in pixels. */
const PARALLAX_RANGE = 8000;

/** The page background in light or dark mode. */
export interface Backdrop {
  effect: ResolvedTheme["background"]["effect"];
  /** The farthest first. */
  layers: readonly BackgroundLayer[];
}

/** The styles of the page background: a `<div>` with an empty `<div>` for the effect and for each layer. */
export function backgroundCss({ effect, layers }: Backdrop): string {
  const { background, mask } = effects[effect];
  const styles = `background:${background}${mask === "none" ? "" : `;mask-image:${mask}`}`;
  return framed([
    ...(effect === "none" ? [] : [`${place(1)}{${styles}}`]),
    ...layers.map((layer, index) => layerCss(layer, index + 2)),
    layers.length > 0 ? halo : "",
  ]);
}

/** The same for a site with light and dark mode, whose layers come first. A layer that is not shown is not fetched. */
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
    light.layers.length + dark.layers.length > 0 ? halo : "",
  ]);
}

/** Keeps objects that a picture draws behind the page, such as stars, from showing through the text. */
const halo = `main :is(h1,h1+p,h1+div:not(:has(a,button)),section>div>div>:is(h2,h2+div)){text-shadow:${Array(3).fill("0 0 .18em var(--color-background)").join()}}`;

function framed(rules: readonly string[]): string {
  return [
    ".sp-background{position:fixed;inset:0;z-index:-1;overflow:hidden;pointer-events:none;contain:strict}",
    ".sp-background>div{position:absolute;inset:0}",
    ...rules,
    "@media print,(forced-colors:active){.sp-background{display:none}}",
  ].join("");
}

function place(position: number): string {
  return `.sp-background>div:nth-of-type(${position})`;
}

const light = (role: string, percent: number) =>
  `color-mix(in srgb,var(--color-${role}) ${percent}%,transparent)`;

const glow = [
  spot({
    at: ["16%", "-7rem"],
    radius: ["min(44.6rem,101vw)", "min(24.5rem,43vw)"],
    stops: `${light("primary", 34)},transparent`,
  }),
  spot({
    at: ["102%", "3rem"],
    radius: ["min(32.2rem,63vw)", "min(22.4rem,49vw)"],
    stops: `${light("accent", 17)},transparent`,
  }),
  spot({
    at: ["60%", "115%"],
    radius: ["min(50.4rem,122vw)", "26rem"],
    stops: `${light("primary", 20)},transparent`,
  }),
].join();

const effects: Record<Backdrop["effect"], { background: string; mask: string }> = {
  none: { background: "none", mask: "none" },
  glow: { background: glow, mask: "none" },
  grid: {
    background:
      `linear-gradient(${light("border", 60)} 1px,transparent 1px) 0 0/64px 64px,` +
      `linear-gradient(90deg,${light("border", 60)} 1px,transparent 1px) calc(50% + 32px) 0/64px 64px,` +
      spot({
        at: ["50%", "-6rem"],
        radius: ["42rem", "21rem"],
        stops: `${light("primary", 16)},transparent`,
      }),
    mask: "linear-gradient(#000,rgb(0 0 0/.55) 40%,rgb(0 0 0/.2))",
  },
  dots: {
    background: `radial-gradient(${light("text", 18)} 1px,transparent 1.4px) 50% 0/24px 24px`,
    mask: "radial-gradient(120% 80% at 50% 0,#000,rgb(0 0 0/.25))",
  },
  checks: {
    background:
      `conic-gradient(${light("border", 22)} 25%,transparent 0 50%,${light("border", 22)} 0 75%,transparent 0) 50% 0/96px 96px,` +
      `linear-gradient(${light("surface", 75)},transparent) 0 0/100% 45rem no-repeat`,
    mask: "linear-gradient(#000,rgb(0 0 0/.5))",
  },
  // The rhumb lines of two compasses, and the degrees of the map.
  chart: {
    background: [
      `repeating-conic-gradient(from 0deg at 84% 22%,${light("accent", 16)} 0 .09deg,transparent .12deg 11.22deg)`,
      `repeating-conic-gradient(from 5deg at 6% 88%,${light("primary", 13)} 0 .09deg,transparent .12deg 11.22deg)`,
      spot({
        at: ["84%", "22%"],
        radius: ["5.75rem", "5.75rem"],
        stops: `transparent 4.9rem,${light("accent", 26)} 5rem 5.1rem,transparent 5.2rem 5.5rem,${light("accent", 18)} 5.6rem 5.65rem,transparent`,
      }),
      `linear-gradient(${light("border", 55)} 1px,transparent 1px) 0 0/160px 160px`,
      `linear-gradient(90deg,${light("border", 55)} 1px,transparent 1px) 50% 0/160px 160px`,
    ].join(),
    mask: "none",
  },
  // Above the horizon, the page colour covers the lines that meet at the vanishing point in the middle.
  horizon: {
    background: [
      spot({
        at: ["50%", "62%"],
        radius: ["43.2rem", "10.8rem"],
        stops: `${light("primary", 30)},transparent`,
      }),
      spot({ at: ["50%", "62%"], radius: ["28rem", "18.2rem"], stops: `${light("accent", 13)},transparent` }),
      `linear-gradient(var(--color-background) 0 0) 0 0/100% 62% no-repeat`,
      `linear-gradient(${light("primary", 55)},transparent) 0 calc(62% + 1.24px)/100% 2px no-repeat`,
      ...[3, 7, 13, 22, 36, 58].map(
        (step) =>
          `linear-gradient(${light("primary", 34)} 0 0) 0 calc(62% + ${step * 0.6}vh)/100% 1px no-repeat`,
      ),
      `repeating-conic-gradient(from 90deg at 50% 62%,${light("primary", 34)} 0 .12deg,transparent .2deg 5deg)`,
    ].join(),
    mask: "none",
  },
  mist: {
    background: [
      spot({
        at: ["18%", "104%"],
        radius: ["50.4vw", "27.4vh"],
        stops: `${light("text-muted", 15)},transparent`,
      }),
      spot({
        at: ["88%", "110%"],
        radius: ["59.2vw", "32.6vh"],
        stops: `${light("text-muted", 17)},transparent`,
      }),
      spot({
        at: ["74%", "-8rem"],
        radius: ["32.2rem", "21rem"],
        stops: `${light("primary", 15)},transparent`,
      }),
      spot({ at: ["0%", "30%"], radius: ["28rem", "21rem"], stops: `${light("accent", 7)},transparent` }),
    ].join(),
    mask: "none",
  },
  bubbles: {
    background: (
      [
        ["7%", "16%", 11, "primary", 10],
        ["94%", "8%", 16, "accent", 9],
        ["88%", "66%", 9, "primary", 8],
        ["3%", "78%", 14, "accent", 8],
        ["52%", "104%", 18, "primary", 7],
      ] as const
    )
      .map(([x, y, size, role, percent]) =>
        spot({
          at: [x, y],
          radius: [`${size}rem`, `${size}rem`],
          stops: `${light(role, percent)} calc(100% - 1px),transparent`,
        }),
      )
      .join(),
    mask: "none",
  },
};

function layerCss(layer: BackgroundLayer, position: number): string {
  const selector = place(position);
  const still = `${selector}{background:url("${cssUrl(layer.src)}") 50% 0/${layer.size}px auto;opacity:${layer.opacity}}`;
  if (layer.parallax === 0) return still;
  const distance = Math.round(layer.parallax * PARALLAX_RANGE);
  const name = `${PARALLAX}${position}`;
  // A range in pixels makes the movement a fixed share of the scrolling, whatever the page's length.
  return (
    still +
    `@supports (animation-timeline:scroll(root)){@media (prefers-reduced-motion:no-preference){` +
    `${selector}{bottom:-${distance}px;animation:${name} linear both;animation-timeline:scroll(root);animation-range:0 ${PARALLAX_RANGE}px}}}` +
    `@keyframes ${name}{to{transform:translate3d(0,-${distance}px,0)}}`
  );
}
