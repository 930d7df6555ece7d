import * as z from "zod";

/** Styles of the parts of a page, with the preset's as defaults. Their CSS is in `styling/theme/variants.ts` and its folder. */
export const variantKeys = {
  cards: z.enum(["raised", "flat", "outline", "glass", "block", "framed"]).optional().meta({
    description:
      "Style of cards and panels: `raised` (slightly raised), `flat`, `outline`, `glass` (frosted glass), `block` (pixel edges) or `framed` (ornate frame).",
  }),
  buttons: z.enum(["soft", "pill", "outline", "block", "engraved"]).optional().meta({
    description:
      "Style of buttons: `soft` (slightly raised), `pill`, `outline` (glowing outline), `block` (pixel edges) or `engraved` (double line).",
  }),
  headings: z.enum(["plain", "caps", "underline", "ornament", "glow"]).optional().meta({
    description:
      "Style of page and section headings: `plain`, `caps` (uppercase), `underline` (short line below), `ornament` (ornament below) or `glow`.",
  }),
  dividers: z.enum(["none", "line", "ornament", "scallops", "steps", "points"]).optional().meta({
    description:
      "Dividers between the sections of a page. `none` leaves only space, and `line` and `ornament` add a divider. `scallops`, `steps` (pixel steps) and `points` shape the edges of pictures and of sections with a background.",
  }),
  pictures: z.enum(["plain", "framed", "print", "block", "aged", "lit"]).optional().meta({
    description:
      "Style of pictures in the content: `plain`, `framed`, `print` (like a photo on a wall), `block` (pixel edges), `aged` (like old paper) or `lit` (surrounded by light).",
  }),
} as const;
