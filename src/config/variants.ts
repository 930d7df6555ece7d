import * as z from "zod";
import { noteOtherWords } from "../fields/otherWords";

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

noteOtherWords({
  raised: "elevated lifted shadow shadowed",
  flat: "simple minimal borderless",
  outline: "outlined border bordered stroke line wireframe ghost",
  glass: "glassy glassmorphism frosted blur blurred translucent transparent",
  block: "blocks blocky pixel pixels pixelated pixelart voxel cube cubes minecraft retro 8bit",
  framed: "frame frames ornate fancy fantasy medieval",
  soft: "rounded normal",
  pill: "pills round capsule circle oval",
  engraved: "engraving emboss embossed ornate fancy fantasy medieval",
  caps: "capitals uppercase upper allcaps",
  underline: "underlined line bar",
  ornament: "ornaments ornate ornamental decorated fancy fantasy medieval flourish",
  glow: "glowing neon shine shadow",
  line: "lines rule hr border thin",
  scallops: "scallop waves wave wavy curve curves curved clouds bumps",
  // Also a type of block, so these are words for a divider alone.
  steps: "stair stairs staircase",
  points: "point zigzag spikes spiky teeth jagged triangles",
  print: "prints polaroid polaroids photo photos snapshot instant",
  aged: "old sepia vintage antique",
  lit: "light glow glowing neon",
});
