import * as z from "zod";

/**
 * Styles of the parts of a page. The preset provides those that are not set. Their CSS is in
 * `styling/theme/variants/`, with one file for each key.
 */
export const variantKeys = {
  cards: z.enum(["raised", "flat", "outline", "glass", "block", "framed"]).optional().meta({
    description:
      "Style of cards and panels: slightly raised, flat, outlined, frosted glass, blocks with pixel edges, or an ornate frame.",
  }),
  buttons: z.enum(["soft", "pill", "outline", "block", "engraved"]).optional().meta({
    description:
      "Style of buttons: soft with a little depth, pills, glowing outlines, blocks with pixel edges, or engraved with a double line.",
  }),
  headings: z.enum(["plain", "caps", "underline", "ornament", "glow"]).optional().meta({
    description:
      "Style of page and section headings: plain, uppercase, with a short line or an ornament below, or glowing.",
  }),
  dividers: z.enum(["none", "line", "ornament", "scallops", "steps", "points"]).optional().meta({
    description:
      "Dividers between the sections of a page: only space, a line or an ornament. Scallops, pixel steps and points shape the edges of pictures and of sections with a background.",
  }),
  pictures: z.enum(["plain", "framed", "print", "block", "aged", "lit"]).optional().meta({
    description:
      "Style of pictures in the content: plain, framed, as prints on a wall, with pixel edges, aged like old paper, or surrounded by light.",
  }),
} as const;
