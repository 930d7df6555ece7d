import { media } from "../media";
import { gap, inset, rhythm, span } from "../tokens";

/**
 * The layout of the footer: columns, in rows, above a large name, below the name in the middle,
 * below rules, on a ground of the theme, or on a card.
 */
export type FooterLook = "columns" | "rows" | "large" | "name" | "ruled" | "ground" | "card";

/** The parts of the footer, each as a selector. */
export interface FooterParts {
  footer: string;
  inner: string;
  /** The brand with a few sentences. */
  about: string;
  brand: string;
  words: string;
  groups: string;
  title: string;
  /** The line below all. */
  last: string;
}

/** Social links without lists, which are at the end by default. */
const besideStart = (inner: string, groups: string) =>
  `:root ${inner}>:not(${groups}):nth-child(2){justify-self:start}`;

const footerStyles: Record<FooterLook, ((parts: FooterParts) => string) | undefined> = {
  columns: undefined,
  /** Each list of links is a row, as in a table of contents. */
  rows: ({ inner, about, brand, words, groups }) => {
    const row = `grid-template-columns:${span(4)} minmax(0,1fr);column-gap:${gap}`;
    return (
      `:root ${brand}{font-size:var(--size-xxl)}` +
      media.medium +
      `{:root ${inner}{grid-template-columns:minmax(0,1fr)}` +
      `:root ${words}{max-inline-size:60ch}` +
      `:root ${groups}{display:block}` +
      `:root ${groups}>*{display:grid;${row};padding-block:var(--space-2);border-block-start:1px solid var(--color-border)}` +
      `:root ${groups} ul{display:flex;flex-wrap:wrap;gap:0 ${gap}}` +
      besideStart(inner, groups) +
      // On narrower screens, four columns are too narrow for the name.
      `}${media.large}{:root ${about}{${row};align-items:center}}`
    );
  },
  /** The lists come first, and the name fills the last row: the back of a poster. */
  large: ({ inner, about, brand, groups, last }) =>
    `:root ${brand}{font-size:clamp(var(--size-xxl),6vw,6rem);line-height:1.05}:root ${brand} img{block-size:1em;max-inline-size:none}` +
    media.medium +
    `{:root ${inner}{grid-template-columns:minmax(0,1fr)}:root ${about}{order:1}:root ${last}{order:2}` +
    besideStart(inner, groups) +
    "}",
  /** A panel with large corners, apart from the sides of the screen. */
  card: ({ footer, brand }) =>
    `:root ${footer}{position:relative;isolation:isolate;margin-block-start:calc(${inset}/2);padding-block-end:calc(${inset}/2);border:0;background:none}` +
    `:root ${footer}::before{content:"";position:absolute;z-index:-1;inset:0 calc(${inset}/2 - .5rem) calc(${inset}/2 - .5rem);border:2px solid var(--color-primary);border-radius:2rem;background:var(--color-tint)}` +
    `:root ${brand}{font-size:var(--size-xl)}`,
  /** The name in large letters, with everything else centred below it: the colophon of a book. */
  name: ({ footer, inner, about, brand, words, groups, last }) =>
    `:root ${footer}{border-block-start:3px double var(--color-border)}` +
    `:root ${inner}>:not(${groups}){justify-self:center}` +
    `:root ${about}{justify-items:center;text-align:center;text-wrap:balance}` +
    `:root ${brand}{font-size:var(--size-xxl)}` +
    `:root ${words}{max-inline-size:52ch}` +
    `:root ${last}{justify-content:center;text-align:center}` +
    media.medium +
    `{:root ${inner}{grid-template-columns:minmax(0,1fr);justify-items:center}` +
    `:root ${groups}{column-gap:${rhythm.ground}}` +
    `:root ${groups}:has(>:nth-child(5)){inline-size:100%}` +
    `:root ${last}{inline-size:100%;gap:var(--space-3) var(--space-6)}}`,
  /** No ground; a strong rule above each column, as in a printed index. */
  ruled: ({ footer, about, groups, title, last }) =>
    `:root ${footer}{border:0;background:none}` +
    `:root ${about},:root ${groups}>*{padding-block-start:var(--space-3);border-block-start:2px solid var(--color-text)}` +
    `:root ${title}{color:var(--color-primary)}` +
    `:root ${last}{border:0}`,
  /** The background tinted with the primary colour, below a band in that colour. */
  ground: ({ footer, title, last }) =>
    `:root ${footer}{border-block-start:.75rem solid var(--color-primary);background:var(--color-tint)}` +
    `:root ${title}{font-size:var(--size-m)}` +
    `:root ${last}{border-block-start:2px solid var(--color-primary)}`,
};

/** The rules of the footer; empty for columns. */
export function footerCss(look: FooterLook, parts: FooterParts): string {
  return footerStyles[look]?.(parts) ?? "";
}
