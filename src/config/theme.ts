import * as z from "zod";
import { color } from "../fields/color";
import { filePath, originalImage } from "../fields/pictures/image";
import { list } from "../fields/list";
import "./lookWords";
import { variantKeys } from "./variants";

const roles = {
  background: "Background of the page.",
  surface: "Cards and panels on the page.",
  surfaceRaised: "Fields, menus and toasts on a surface.",
  text: "Headings and body text.",
  textMuted: "Secondary text.",
  primary: "Main buttons, links and the current page.",
  onPrimary: "Text on the primary colour.",
  accent: "Highlights that complement the primary colour.",
  onAccent: "Text on the accent colour.",
  border: "Borders of cards and fields.",
  focus: "Ring around the element with keyboard focus.",
  success: "Success messages.",
  warning: "Warnings.",
  danger: "Errors and forbidden actions.",
} as const;

export type ColorRole = keyof typeof roles;

const colorKeys = Object.fromEntries(
  Object.entries(roles).map(([role, description]) => [role, color.optional().meta({ description })]),
) as Record<ColorRole, z.ZodOptional<typeof color>>;

/** The fonts that a config may name. */
export const bundledFonts = [
  "system",
  "serif",
  "monospace",
  "inter",
  "space-grotesk",
  "orbitron",
  "nunito",
  "cinzel",
  "lora",
  "fraunces",
  "jetbrains-mono",
  "press-start-2p",
  "pixelify-sans",
  "oxanium",
  "fredoka",
  "im-fell-english",
  "grenze-gotisch",
] as const;

export type BundledFont = (typeof bundledFonts)[number];

/** A font by its name, or one of the owner's own. */
export const font = z
  .union([
    z.enum(bundledFonts).meta({
      description:
        "A font bundled with Spawnpage, or a font of the visitor's device: system, serif, monospace.",
    }),
    z
      .strictObject({
        family: z
          .string()
          .regex(/^[A-Za-z0-9][A-Za-z0-9 _-]*$/)
          .meta({ description: "Name of the font." }),
        file: filePath.meta({ description: "Font file in public/, in WOFF2 format." }),
        weight: z
          .string()
          .regex(/^[1-9]\d{0,2}(?: [1-9]\d{0,2})?$/)
          .default("400")
          .meta({
            description: "Weight of the font, such as 400, or the range of a variable font, such as 300 700.",
          }),
      })
      .meta({ description: "Your own font." }),
  ])
  .meta({ description: "Name of a bundled font, or your own font." });

const layer = z
  .strictObject({
    image: originalImage.meta({ description: "Picture that is repeated over the page." }),
    size: z.int().min(16).max(4000).default(600).meta({ description: "Width of one repetition, in pixels." }),
    opacity: z.number().min(0).max(1).default(1).meta({ description: "Opacity, from 0 (invisible) to 1." }),
    parallax: z.number().min(0).max(1).default(0).meta({
      description:
        "Scroll speed relative to the page: 0 stays still, 1 moves with the page. Always still for visitors who prefer reduced motion.",
    }),
  })
  .meta({ description: "A repeated picture behind the page." });

export const presetNames = [
  "midnight",
  "ember",
  "daylight",
  "parchment",
  "meadow",
  "atlas",
  "arcade",
  "vista",
  "raven",
  "cottage",
] as const;
export type PresetName = (typeof presetNames)[number];

/** A complete look, by its name. */
export const preset = z.enum(presetNames);
const whichPresets =
  "midnight, ember, arcade and raven are dark; daylight, parchment, meadow, atlas, vista and cottage are light.";

const colors = z
  .strictObject(colorKeys)
  .prefault({})
  .meta({ description: "Colours by role. They replace the preset's colours." });

const background = z.strictObject({
  effect: z
    .enum(["none", "glow", "grid", "dots", "checks", "chart", "horizon", "mist", "bubbles"])
    .optional()
    .meta({
      description:
        "Background effect: none, soft coloured light, a fine grid, dots, large checks, the lines of a sea chart, a grid that runs to the horizon, mist, or bubbles.",
    }),
  layers: list(layer, "layer")
    .max(4)
    .default([])
    .meta({ description: "Repeated pictures behind the page, from back to front." }),
});

/** The colours that the second look starts from. */
const lookColors = z.enum(["auto", ...presetNames]);

/** The look for visitors whose devices prefer the other of light and dark. */
export const alternateLook = z
  .union([
    lookColors.meta({
      description: `auto derives the colours from the theme's colours and follows their changes. A preset has its own colours. ${whichPresets}`,
    }),
    z
      .strictObject({
        preset: lookColors.default("auto").meta({
          description:
            "Base colours of the look: auto derives them from the theme's colours, a preset has its own.",
        }),
        colors,
        background: background.optional().meta({
          description: "Background of the page in this look. Without it, the theme's background is used.",
        }),
      })
      .meta({ description: "Derived colours or a preset, and your own colours." }),
  ])
  .meta({
    description:
      "A second look for the opposite colour scheme. It is light if the theme is dark, and dark if the theme is light. Visitors get the one that their device prefers, and can switch with a button in the header. Only colours and the background change. Fonts, corners, the motif and the styles of cards, buttons, headings, dividers and pictures stay the same.",
  });

/** Drawing below the heading of pages without a picture. */
export const motif = z
  .enum([
    "none",
    "stars",
    "embers",
    "rays",
    "braid",
    "blocks",
    "contours",
    "grid",
    "ridges",
    "runes",
    "bunting",
  ])
  .meta({
    description:
      "Drawing below the heading of pages without a picture, a hero or a sidebar, and on the 404 page: none, stars above a planet, sparks, a rising sun, a braided line, hills of blocks, the contours of a map, a grid below a sun, mountains, runes, or bunting. It uses the theme's colours.",
  });

/** Look of the site. The preset provides everything that is not set. */
export const themeSchema = z
  .strictObject({
    preset: preset.default("midnight").meta({ description: `Base look of the site. ${whichPresets}` }),
    alternate: alternateLook.optional(),
    colors,
    fonts: z
      .strictObject({
        heading: font.optional().meta({ description: "Font of headings and large numbers." }),
        body: font.optional().meta({ description: "Font of body text." }),
        mono: font.optional().meta({ description: "Font of addresses and code." }),
      })
      .prefault({})
      .meta({ description: "Fonts that replace the preset's fonts." }),
    radius: z
      .enum(["none", "small", "medium", "large"])
      .optional()
      .meta({ description: "Roundness of corners." }),
    ...variantKeys,
    header: z.enum(["bar", "centered", "split"]).default("bar").meta({
      description:
        "Layout of the header on wide screens. bar has the site's name at the start and the links at the end. centered has the name above the links, both centered. split has the name in the middle of the links, or is centered if there is not enough space. Phones always have the bar with the menu.",
    }),
    motif: motif.optional(),
    background: background.prefault({}).meta({ description: "Background of the page." }),
  })
  .prefault({})
  .meta({ description: "Look of the site: a preset, and your changes to it." });

export type Theme = z.output<typeof themeSchema>;
export type FontChoice = z.output<typeof font>;
