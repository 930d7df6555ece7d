import type { Variants } from "../preset";
import { rhythm } from "../tokens";
import type { PageParts } from "./pageParts";

/** Selects parts that are not inside another section. */
const outer = (selectors: string) => `:is(${selectors}):not(section *)`;

/** An element after or before one of these. Until hydration, the link to the page's stylesheet can be between them. */
const after = (selectors: string) => `:is(:is(${selectors})+*,:is(${selectors})+link+*)`;
const before = (selectors: string) => `:has(+:is(${selectors}),+link+:is(${selectors}))`;

/** A drawing between two sections that have the page itself as their ground and are not parts of one article. */
function between({ sections, articleParts }: PageParts, styles: string): string {
  const section = `:root :is(${sections})${after(outer(sections))}:not(${articleParts}${after(articleParts)})`;
  return (
    `${section}{padding-block-start:0}` +
    `${section}::before{content:"";display:block;margin-block-end:${rhythm.section};${styles}}`
  );
}

/**
 * The shape of the upper and lower edges of sections with a ground and of large pictures, as a mask. Edges that touch,
 * and edges at the top or end of a page, have no shape. A ground's hairlines would otherwise cross the tips of its
 * edge.
 * @param height - the height of an edge
 * @param upper - the layers of the mask above; `var(--upper)` is the height
 * @param lower - the layers of the mask below; `var(--lower)` is the height
 */
function edges({ bands, covers }: PageParts, height: string, upper: string[], lower: string[]): string {
  const middle =
    "linear-gradient(#000 0 0) 0 var(--upper)/100% calc(100% - var(--upper) - var(--lower)) no-repeat";
  const grounds = `${bands},${covers}`;
  return (
    `@media screen and (forced-colors:none){` +
    `:root ${outer(grounds)}{--upper:${height};--lower:${height};mask:${[...upper, middle, ...lower].join()};box-shadow:none}` +
    `:root ${outer(grounds)}:first-child,:root ${outer(grounds)}${after(grounds)}{--upper:0px}` +
    `:root ${outer(grounds)}:is(:last-child,${before(grounds)}){--lower:0px}}`
  );
}

/** Drawings that are repeated along both edges, each as wide as `width`. */
const along = (above: string, below: string, width: string): [string[], string[]] => [
  [`${above} 50% 0/${width} var(--upper) repeat-x`],
  [`${below} 50% 100%/${width} var(--lower) repeat-x`],
];

/** The number of blocks, up to three, in each column of a pixel edge. */
const blocks = [1, 0, 2, 3, 1, 2, 0, 1];

/** The rows of a pixel edge, as the layers of a mask. */
function rowsOf(side: "upper" | "lower"): string[] {
  return [1, 2, 3].map((row) => {
    const stops = blocks.map((count, column) => {
      const share = 100 / blocks.length;
      return `${count >= row ? "#000" : "transparent"} ${share * column}% ${share * (column + 1)}%`;
    });
    const away = `var(--${side})*${3 - row}/3`;
    const place = side === "upper" ? `calc(${away})` : `calc(100% - ${away})`;
    return `linear-gradient(90deg,${stops.join()}) 0 ${place}/8rem calc(var(--${side})/3) repeat-x`;
  });
}

export const dividerStyles: Record<Variants["dividers"], ((parts: PageParts) => string) | undefined> = {
  none: undefined,
  line: (parts) => between(parts, "border-block-start:1px solid var(--color-border)"),
  ornament: (parts) =>
    between(
      parts,
      "block-size:.75rem;background:conic-gradient(from 45deg,var(--color-primary) 0) 50%/.55rem .55rem no-repeat," +
        "linear-gradient(var(--color-border) 0 0) 0 50%/calc(50% - 1.25rem) 1px no-repeat," +
        "linear-gradient(var(--color-border) 0 0) 100% 50%/calc(50% - 1.25rem) 1px no-repeat",
    ),
  scallops: (parts) =>
    edges(
      parts,
      "1.25rem",
      ...along(
        "radial-gradient(50% 100% at 50% 100%,#000 98%,transparent)",
        "radial-gradient(50% 100% at 50% 0,#000 98%,transparent)",
        "2.5rem",
      ),
    ),
  steps: (parts) => edges(parts, "1.5rem", rowsOf("upper"), rowsOf("lower")),
  points: (parts) =>
    edges(
      parts,
      "1rem",
      ...along(
        "conic-gradient(from 135deg at 50% 0,#000 90deg,transparent 0)",
        "conic-gradient(from -45deg at 50% 100%,#000 90deg,transparent 0)",
        "2rem",
      ),
    ),
};
