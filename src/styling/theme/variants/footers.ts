import { media } from "../media";
import { rhythm } from "../tokens";

/** The layout of the footer: columns, below the name in the middle, below rules, or on a ground of the theme. */
export type FooterLook = "columns" | "name" | "ruled" | "ground";

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

const footerStyles: Record<FooterLook, ((parts: FooterParts) => string) | undefined> = {
  columns: undefined,
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
