import type { Variants } from "../preset";
import { type PageParts, pixelEdge, pixelInk } from "./pageParts";

/**
 * Panels. Each variant keeps a ground on which all roles that are readable on `surface` stay readable, including on
 * pictures, and a border in forced colours, where shadows are gone. `--panel-edge` is the distance between the panel's
 * outer edge and its padding, unless that is a one-pixel line. It aligns overlays on a panel with the words inside.
 */
export const cardStyles: Record<Variants["cards"], ((parts: PageParts) => string) | undefined> = {
  raised: undefined,
  flat: (parts) =>
    `:root :is(${parts.panels}){border-color:transparent;background:var(--color-surface);box-shadow:none}` +
    printedLine(parts) +
    markedLine(parts, 2),
  outline: (parts) =>
    `:root :is(${parts.panels}){--panel-edge:2px;border:2px solid color-mix(in srgb,var(--color-text) 30%,var(--color-border));background:var(--color-surface);box-shadow:none}` +
    markedLine(parts, 2) +
    `@media (hover:hover){:root :is(${parts.pressed}):hover{border-color:var(--color-primary);box-shadow:none}}`,
  glass: (parts) =>
    `:root :is(${parts.panels}){border-color:color-mix(in srgb,var(--color-primary) 34%,var(--color-border));` +
    `background:linear-gradient(160deg,color-mix(in srgb,var(--color-primary) 12%,transparent),transparent 55%),color-mix(in srgb,var(--color-surface) 82%,transparent);` +
    `box-shadow:inset 0 1px 0 color-mix(in srgb,var(--color-text) 22%,transparent),0 12px 40px -20px var(--color-primary);backdrop-filter:blur(12px)}` +
    // Panels on a picture, and for people who ask for contrast, keep their own ground.
    `:root .sp-on-picture :is(${parts.panels}){background:var(--color-surface)}` +
    `@media (prefers-contrast:more),(prefers-reduced-transparency:reduce){${opaqueGlass(parts)}}` +
    markedLine(parts, 1),
  block: (parts) => {
    const edge = pixelEdge(pixelInk, 4);
    const bevel = `inset 0 -6px 0 color-mix(in srgb,var(--color-text) 9%,transparent)`;
    return (
      `:root :is(${parts.panels}){--panel-edge:5px;margin:4px;border:1px solid transparent;border-radius:0;background:var(--color-surface);box-shadow:${edge},${bevel}}` +
      printedLine(parts) +
      `:root :is(${parts.marked}){box-shadow:${pixelEdge("var(--color-primary)", 4)},${bevel}}` +
      `@media (hover:hover){:root :is(${parts.pressed}):hover{translate:0 -4px;border-color:transparent;box-shadow:${edge},${bevel},0 12px 0 0 color-mix(in srgb,var(--color-text) 18%,transparent)}}`
    );
  },
  framed: (parts) => {
    const ink = "color-mix(in srgb,var(--color-primary) 42%,var(--color-border))";
    const corner = (place: string) =>
      `radial-gradient(circle at ${place},transparent 8px,${ink} 8.5px 9.5px,transparent 10px) ${place}/14px 14px no-repeat`;
    const corners = ["0 0", "100% 0", "0 100%", "100% 100%"].map(corner).join(",");
    return (
      // The lines around a card are part of its space.
      `:root :is(${parts.panels}){--panel-edge:5px;margin:4px;border:1px solid ${ink};border-radius:2px;background:${corners},var(--color-surface);` +
      `box-shadow:0 0 0 3px var(--color-surface),0 0 0 4px ${ink},var(--shadow-1)}` +
      `:root :is(${parts.marked}){border-color:var(--color-primary);box-shadow:0 0 0 2px var(--color-surface),0 0 0 4px var(--color-primary),var(--shadow-2)}` +
      `@media (hover:hover){:root :is(${parts.pressed}):hover{border-color:var(--color-primary);box-shadow:0 0 0 3px var(--color-surface),0 0 0 4px var(--color-primary),var(--shadow-2)}}`
    );
  },
};

/** Makes glass opaque over the owner's own pictures: text could not be guaranteed to be readable through it. */
export function opaqueGlass({ panels }: PageParts): string {
  return `:root :is(${panels}){background:var(--color-surface);backdrop-filter:none}`;
}

/** Adds a border to cards on paper and for people who ask for contrast, who cannot rely on grounds and shadows. */
function printedLine({ panels }: PageParts): string {
  return `@media print,(prefers-contrast:more){:root :is(${panels}){border-color:var(--color-border)}}`;
}

/** Highlighted panels have a strong border. */
function markedLine({ marked }: PageParts, width: number): string {
  return `:root :is(${marked}){border:${width}px solid var(--color-primary)}`;
}
