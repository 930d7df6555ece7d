import type { Variants } from "../preset";
import { type PageParts, pixelEdge, pixelInk } from "./pageParts";

/** Pictures among the words. A picture shows its own colours in full-screen view. */
export const pictureStyles: Record<Variants["pictures"], ((parts: PageParts) => string) | undefined> = {
  plain: undefined,
  framed: ({ pictures }) =>
    `:root :is(${pictures}){padding:.5rem;border:1px solid var(--color-border);background:var(--color-surface-raised);box-shadow:var(--shadow-2)}`,
  print: ({ pictures }) =>
    `:root :is(${pictures}){padding:.6rem .6rem 1.6rem;border:0;border-radius:3px;background:#fff;box-shadow:0 1px 3px rgb(0 0 0/.2),0 14px 30px -14px rgb(0 0 0/.4)}` +
    `@media screen{:root :is(${pictures}){rotate:-.8deg}:root :nth-child(even)>:is(${pictures}),:root :nth-child(even)>*>:is(${pictures}){rotate:.9deg}}`,
  block: ({ pictures }) =>
    `:root :is(${pictures}){border:1px solid transparent;border-radius:0;box-shadow:${pixelEdge(pixelInk, 4)}}`,
  aged: ({ pictures, allPictures }) =>
    `@media not (prefers-contrast:more){:root :is(${allPictures}){filter:sepia(.5) saturate(.8) contrast(.96)}}` +
    `:root :is(${pictures}){border:1px solid color-mix(in srgb,var(--color-text) 45%,var(--color-border));border-radius:1px;` +
    `padding:3px;outline:1px solid color-mix(in srgb,var(--color-text) 25%,transparent);outline-offset:-5px}`,
  lit: ({ pictures }) =>
    `:root :is(${pictures}){border:1px solid color-mix(in srgb,var(--color-primary) 60%,var(--color-border));box-shadow:0 0 2.5rem -.75rem var(--color-primary)}`,
};
