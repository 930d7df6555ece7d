import type { Theme } from "../../../config/theme";
import { rhythm } from "../tokens";
import { drawings } from "./drawings";

/** The places of a motif, each as a list of selectors for `:is()`. */
export interface MotifParts {
  /** Page headers without a picture. */
  openings: string;
  /** The illustration of the 404 page, which shows the same drawing larger. */
  scenes: string;
}

/** The styles of a motif: the decorative drawing below the words in page headers without a picture. */
export function motifCss(motif: NonNullable<Theme["motif"]>, { openings, scenes }: MotifParts): string {
  if (motif === "none") return "";
  const { ground, edge, far, near } = drawings[motif];
  // Nothing is drawn if the page header is next to a list of pages, or on a picture.
  const all = `:root :is(${openings},${scenes}):not(section *,.sp-on-picture *)`;
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
