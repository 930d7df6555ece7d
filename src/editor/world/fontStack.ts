import type { createFontStack as create } from "@capsizecss/core";

/** Replaces the package in the editor's workers: a fallback font is not scaled, because the font is there at once. */
export const createFontStack = (fonts: Parameters<typeof create>[0]) => ({
  fontFamily: fonts.map(({ familyName }) => familyName).join(", "),
  fontFaces: "",
});
