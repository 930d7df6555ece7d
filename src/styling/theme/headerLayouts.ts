import type { Theme } from "../../config/theme";

/** The parts of the header, each as a selector. */
export interface HeaderParts {
  header: string;
  /** The row in it that is as wide as the page. */
  bar: string;
  brand: string;
  /** The place of the links, and in it what measures whether they have room: see `app/layout/Fold.tsx`. */
  place: string;
  measure: string;
  measured: string;
  room: string;
  row: string;
  nav: string;
}

/** How much stands in the header beside its links. */
export interface HeaderEnds {
  hasLight: boolean;
  /** The buttons of the look and of the search. */
  buttons: number;
}

/**
 * The rules of a layout of the header, which count above those of the components; none for the bar. A narrow screen has
 * the bar in any case, as has a page without scripts and paper.
 */
export function headerLayoutCss(layout: Theme["header"], parts: HeaderParts, ends: HeaderEnds): string {
  return layout === "centered" ? centered(parts, ends) : "";
}

/**
 * The brand above the links, both in the middle. The brand is scrolled away, its links stay. The place of the links has
 * the measured ones in the middle, and beside them two equal shares of what is left: the second is the container that
 * knows whether there is any, and ends what is shown where the measured links end.
 */
function centered(parts: HeaderParts, { hasLight, buttons }: HeaderEnds): string {
  const { header, bar, brand, place, measure, measured, room, row, nav } = parts;
  const ends = Math.max(hasLight ? 5 : 0, buttons * 3.5) + 0.5;
  const atEnd = (selector: string, styles: string) =>
    `:root[data-ready] ${bar}>${selector}{position:absolute;inset-block-end:.375rem;${styles}}`;
  const lookPlace = buttons > 1 ? "2.5rem" : "-.75rem";
  return (
    `@media screen and (min-width:64rem){@supports selector(:popover-open){` +
    `:root{--header-height:3.5rem}` +
    `:root[data-ready] ${header}{inset-block-start:-4.25rem}` +
    `:root[data-ready] ${bar}{position:relative;display:block;padding-block:1.125rem .375rem}` +
    `:root[data-ready] ${bar} ${brand}{display:flex;inline-size:fit-content;max-inline-size:100%;min-block-size:3.125rem;margin-inline:auto;font-size:var(--size-xl)}` +
    `:root[data-ready] ${place}{block-size:2.75rem;margin-inline:${ends}rem}` +
    `:root[data-ready] ${measure}{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,max-content) minmax(0,1fr)}` +
    `:root[data-ready] ${measured}{grid-column:2;min-inline-size:0;overflow:clip}` +
    // What is kept for signs is nearer to what they take: the links would not stand in the middle.
    `:root[data-ready] ${measured}>[data-signs="1"]{padding-inline-end:calc(var(--space-3) + 1.5em)}` +
    `:root[data-ready] ${measured}>[data-signs="2"]{padding-inline-end:calc(var(--space-3) + 2.9em)}` +
    `:root[data-ready] ${room}{position:relative;grid-column:3}` +
    `:root[data-ready] ${row}{inset-inline-end:100%}` +
    `:root[data-ready] ${nav}{margin-inline-end:0}` +
    atEnd("p", "inset-inline-start:0;block-size:2.75rem") +
    atEnd("[data-look-button]", `inset-inline-end:${lookPlace}`) +
    atEnd("[aria-keyshortcuts]", "inset-inline-end:-.75rem") +
    `}}`
  );
}
