import { type GlyphName, glyphs } from "./Glyph";

/** A sign of the interface as an image for styles, to be a mask: it is black. */
export function glyphImage(name: GlyphName): string {
  return `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${glyphs[name]}'/%3E%3C/svg%3E")`;
}
