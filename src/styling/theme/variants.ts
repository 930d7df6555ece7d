import type { Variants } from "./preset";
import { cardStyles, opaqueGlass } from "./variants/cards";
import { dividerStyles } from "./variants/dividers";
import { type PageParts, pixelEdge, pixelInk } from "./variants/pageParts";

/** Pictures among the words. A picture shows its own colours in full-screen view. */
const pictureStyles: Record<Variants["pictures"], ((parts: PageParts) => string) | undefined> = {
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

/** A drawing below each heading, aligned with its words. It is left out on paper and in forced colours. */
function below({ headings }: PageParts, drawing: string): string {
  return (
    `@media screen and (forced-colors:none){` +
    `:root :is(${headings})::after{content:"";display:block;margin:.32em var(--sides,0) 0;${drawing}}}`
  );
}

/** The headings of pages and sections. Their font size stays the component's: `1em` would be the size of the surrounding text. */
const headingStyles: Record<Variants["headings"], ((parts: PageParts) => string) | undefined> = {
  plain: undefined,
  caps: ({ headings }) => `:root :is(${headings}){text-transform:uppercase;letter-spacing:.03em}`,
  underline: (parts) =>
    below(
      parts,
      "inline-size:min(3.25rem,60%);block-size:.35rem;border-radius:9px;background:linear-gradient(90deg,var(--color-primary),var(--color-accent))",
    ),
  ornament: (parts) =>
    // A diamond between two lines that fade out.
    below(
      parts,
      "inline-size:min(11rem,100%);block-size:.7rem;background:" +
        "conic-gradient(from 45deg at 50% 50%,var(--color-primary) 0) 50%/.5rem .5rem no-repeat," +
        "linear-gradient(90deg,transparent,color-mix(in srgb,var(--color-primary) 75%,transparent)) 0 50%/calc(50% - .75rem) 1px no-repeat," +
        "linear-gradient(270deg,transparent,color-mix(in srgb,var(--color-primary) 75%,transparent)) 100% 50%/calc(50% - .75rem) 1px no-repeat",
    ),
  glow: ({ headings }) =>
    `@media not (prefers-contrast:more){:root :is(${headings}){text-shadow:0 0 .04em color-mix(in srgb,var(--color-primary) 60%,transparent),0 0 .7em color-mix(in srgb,var(--color-primary) 75%,transparent)}}`,
};

/** Pressable elements under a pointer that can hover. */
const hovered = (selectors: string, styles: string) =>
  `@media (hover:hover){:root :is(${selectors}):hover:not(:disabled,[aria-disabled=true]){${styles}}}`;

/** Buttons. Words on them have a ground of `primary`, `surface` or `surfaceRaised`, each with a colour for it. */
const buttonStyles: Record<Variants["buttons"], ((parts: PageParts) => string) | undefined> = {
  soft: undefined,
  pill: (parts) =>
    `:root :is(${parts.buttons}){border-radius:999px}` +
    `:root :is(${parts.primary},${parts.secondary}){box-shadow:none}` +
    hovered(parts.primary, "box-shadow:0 6px 18px -6px var(--color-primary)"),
  outline: (parts) =>
    `:root :is(${parts.primary}){border:2px solid var(--color-primary);background:var(--color-surface);color:var(--color-primary);` +
    `box-shadow:0 0 1.5rem -.4rem var(--color-primary),inset 0 0 1rem -.6rem var(--color-primary)}` +
    hovered(
      parts.primary,
      "background:var(--color-primary);color:var(--color-on-primary);box-shadow:0 0 2rem -.2rem var(--color-primary)",
    ) +
    `:root :is(${parts.secondary}){background:var(--color-surface);box-shadow:none}`,
  block: (parts) => {
    const light = "inset 0 3px 0 rgb(255 255 255/.3)";
    const shade = "inset 0 -5px 0 rgb(0 0 0/.24)";
    const edge = pixelEdge(pixelInk, 3);
    const usual = `box-shadow:${edge},${light},${shade}`;
    const down = `box-shadow:${edge},inset 0 4px 0 rgb(0 0 0/.22)`;
    const both = `${parts.primary},${parts.secondary}`;
    return (
      `:root :is(${both}){margin:3px;border:1px solid transparent;border-radius:0;font-weight:750;${usual}}` +
      hovered(both, usual) +
      `:root :is(${both}):active:not(:disabled,[aria-disabled=true]){translate:0 2px;${down}}`
    );
  },
  engraved: (parts) => {
    const ring = (ground: string) =>
      `box-shadow:inset 0 0 0 3px ${ground},inset 0 0 0 4px color-mix(in srgb,currentColor 65%,transparent)`;
    return (
      `:root :is(${parts.primary},${parts.secondary}){border-radius:2px;font-family:var(--font-heading);letter-spacing:.03em}` +
      `:root :is(${parts.primary}){${ring("var(--color-primary)")}}` +
      hovered(parts.primary, `${ring("transparent")},var(--glow)`) +
      `:root :is(${parts.secondary}){background:var(--color-surface-raised);${ring("var(--color-surface-raised)")}}`
    );
  },
};

type Style = ((parts: PageParts) => string) | undefined;

/** The rules of a theme's variants, which override the components' rules. */
export function variantCss(variants: Variants, parts: PageParts, hasLayers = false): string {
  const styles: Style[] = [
    cardStyles[variants.cards],
    buttonStyles[variants.buttons],
    headingStyles[variants.headings],
    dividerStyles[variants.dividers],
    pictureStyles[variants.pictures],
  ];
  const css = styles.map((style) => style?.(parts) ?? "").join("");
  return hasLayers && variants.cards === "glass" ? css + opaqueGlass(parts) : css;
}
