import type { Variants } from "../preset";
import { type PageParts, pixelEdge, pixelInk } from "./pageParts";

/** Pressable elements under a pointer that can hover. */
const hovered = (selectors: string, styles: string) =>
  `@media (hover:hover){:root :is(${selectors}):hover:not(:disabled,[aria-disabled=true]){${styles}}}`;

/** Buttons. Words on them have a ground of `primary`, `surface` or `surfaceRaised`, each with a colour for it. */
export const buttonStyles: Record<Variants["buttons"], ((parts: PageParts) => string) | undefined> = {
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
