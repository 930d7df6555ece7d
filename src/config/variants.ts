import * as z from "zod";

/**
 * How the parts of a page look beyond their colours. What is left out is decided by the preset. Their styles stand in
 * `styling/theme/variants/`, one file for each key.
 */
export const variantKeys = {
  cards: z.enum(["raised", "flat", "outline", "glass", "block", "framed"]).optional().meta({
    description:
      "How cards and panels look: raised a little from the page, flat, with a clear outline, as frosted glass, as blocks with pixel edges, or in an ornate frame.",
  }),
  buttons: z.enum(["soft", "pill", "outline", "block", "engraved"]).optional().meta({
    description:
      "How buttons look: soft with a little depth, as pills, as glowing outlines, as blocks with pixel edges, or engraved with a double line.",
  }),
  headings: z.enum(["plain", "caps", "underline", "ornament", "glow"]).optional().meta({
    description:
      "How the headings of pages and sections look: plain, in capitals, with a short line or an ornament below them, or glowing.",
  }),
  dividers: z.enum(["none", "line", "ornament", "scallops", "steps", "points"]).optional().meta({
    description:
      "What parts the sections of a page: nothing but room, a line, or an ornament; or the shape of the edges of sections with a background and of pictures: scallops, pixel steps, or points.",
  }),
  pictures: z.enum(["plain", "framed", "print", "block", "aged", "lit"]).optional().meta({
    description:
      "How pictures among the words are shown: plain, in a frame, as prints on a wall, with pixel edges, aged as on old paper, or with light around them.",
  }),
} as const;
