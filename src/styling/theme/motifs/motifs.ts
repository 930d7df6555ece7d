import { cssUrl } from "../cssUrl";
import { groundsOf } from "../grounds";
import { type Looks, whileDark } from "../looks";
import { media } from "../media";
import type { ResolvedTheme } from "../resolveTheme";
import { rhythm } from "../tokens";
import { type Drawing, drawingNamed, type MotifName } from "./drawings";

/** The places of a motif, each as a list of selectors for `:is()`. */
export interface MotifParts {
  /** Page headers without a picture, and these heroes. */
  openings: string;
  /** Heroes without a picture. On wide screens, the drawing is large at their end. */
  heroes: string;
  /** The illustration of the 404 page, which shows the same drawing larger. */
  scenes: string;
}

/** Nothing is drawn if the page header is next to a list of pages, or on a picture. */
const outer = ":not(section *,.sp-on-picture *)";

/** The styles of a motif: the decorative drawing below the words in page headers without a picture. */
export function motifCss(
  motif: "none" | MotifName | { image: string },
  { openings, scenes }: MotifParts,
): string {
  if (motif === "none") return "";
  const { ground, edge, far, near } =
    typeof motif === "string" ? drawingNamed(motif) : drawingOf(motif.image);
  const all = `:root :is(${openings},${scenes})${outer}`;
  const layer = (side: string, styles = "") =>
    styles &&
    `${all}::${side}{content:"";position:absolute;z-index:-1;inset:auto 0 0;block-size:var(--motif);pointer-events:none;${styles}}`;
  return (
    `@media screen and (forced-colors:none){` +
    `:root{--motif:clamp(3.5rem,2rem + 5vw,7rem)}` +
    `${all}{position:relative;isolation:isolate;overflow:clip;background:${ground};margin-block-end:${rhythm.rest};padding-block-end:calc(var(--motif) + 2*var(--unit))${edge ? `;mask:${edge}` : ""}}` +
    `:root :is(${scenes}){--motif:min(clamp(7rem,4rem + 13vw,16rem),26vh)}` +
    layer("before", far) +
    layer("after", near) +
    `}`
  );
}

/** An owner's picture along the lower edge. It has its own colours. */
const drawingOf = (image: string): Drawing => ({
  ground: "none",
  far: `background:url("${cssUrl(image)}") calc(50% + var(--far,0)*var(--motif)) 100%/auto 100% repeat-x`,
});

/** The places of the far and of the near parts of a drawing. Their numbers are the digits in `data-horizon`: see `horizonOf`. */
const places = [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5];

/** Another part of the drawing on each page. */
export const horizonCss = places
  .map(
    (place, digit) => `[data-horizon^="${digit}"]{--far:${place}}[data-horizon$="${digit}"]{--near:${place}}`,
  )
  .join("");

/** The same for the first page, shorter. The next page's rule is stronger. */
export const firstHorizonCss = ([far, near]: string) =>
  `main{--far:${places[Number(far)]};--near:${places[Number(near)]}}`;

/**
 * The drawing beside and behind the words of a hero, so quiet that they are readable on it, and fading at its edges. An
 * owner's picture may have any colours, so it stays below the words.
 */
export function largeMotifCss(
  { motif, colors }: Pick<ResolvedTheme, "motif" | "colors">,
  { heroes }: MotifParts,
  looks?: Looks,
): string {
  if (typeof motif !== "string" || motif === "none") return "";
  const { far = "", near = "", hasLines, large } = drawingNamed(motif);
  const hero = `:root ${heroes}${outer}`;
  const fade = "radial-gradient(closest-side,#000 35%,transparent)";
  const faded = (styles: string) =>
    styles.includes("mask:")
      ? `${styles.slice(styles.indexOf("mask:")).replace("mask:", `mask:${fade},`)};mask-composite:intersect`
      : `mask:${fade}`;
  const own = large ?? (hasLines && `background:var(--ink);${faded(far).replace(" 100%/", " 40%/")}`);
  const ink = (root: string, shown: Pick<ResolvedTheme, "colors">) =>
    `${root}{--ink:${groundsOf(shown.colors).ink}}`;
  const roles = ["primary", "accent", "success", "text", "text-muted"];
  return (
    ink(":root", looks?.light ?? { colors }) +
    (looks ? whileDark((root) => ink(root, looks.dark)) : "") +
    `@media screen and (forced-colors:none){${media.large}{` +
    `${hero}{background:none;mask:none;margin-block-end:0;padding-block-end:${rhythm.section}}` +
    `${hero}::before,${hero}::after{inset-block:0;inset-inline:40% 0;block-size:auto;--motif:26rem;${roles.map((role) => `--color-${role}:var(--ink)`).join(";")}}` +
    `${hero}::before{${own ?? faded(far)}}` +
    `${hero}::after{${own === undefined ? faded(near) : "content:none"}}}}`
  );
}
