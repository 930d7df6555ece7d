/** Replaces the package in the editor's workers: a fallback font is not scaled, because the font is there at once. */
export const createFontStack = (fonts: readonly { familyName: string }[]) => ({
  fontFamily: fonts.map(({ familyName }) => familyName).join(", "),
  fontFaces: "",
});
