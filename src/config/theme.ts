import * as z from "zod";
import { color } from "../fields/color";
import { filePath, originalImage } from "../fields/pictures/image";
import { list } from "../fields/list";
import "./lookWords";
import { variantKeys } from "./variants";

const roles = {
  background: "The page itself.",
  surface: "Cards and panels on the page.",
  surfaceRaised: "What lies on a surface: fields, menus, toasts.",
  text: "Headings and running text.",
  textMuted: "Less important text.",
  primary: "Main buttons, links and the current page.",
  onPrimary: "Text on the primary colour.",
  accent: "Highlights beside the primary colour.",
  onAccent: "Text on the accent colour.",
  border: "Lines around cards and fields.",
  focus: "The ring around what has the keyboard's focus.",
  success: "What went well.",
  warning: "What needs care.",
  danger: "What is forbidden or failed.",
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
        "A font that comes with Spawnpage, or one that the visitor's device has: system, serif, monospace.",
    }),
    z
      .strictObject({
        family: z
          .string()
          .regex(/^[A-Za-z0-9][A-Za-z0-9 _-]*$/)
          .meta({ description: "The name of the font." }),
        file: filePath.meta({ description: "The font file in public/, in WOFF2 format." }),
        weight: z
          .string()
          .regex(/^[1-9]\d{0,2}(?: [1-9]\d{0,2})?$/)
          .default("400")
          .meta({ description: "The weight of the file, or the range of a variable font, as in 300 700." }),
      })
      .meta({ description: "A font of your own." }),
  ])
  .meta({ description: "A font that comes with Spawnpage, by its name, or one of your own." });

const layer = z
  .strictObject({
    image: originalImage.meta({ description: "A picture that is repeated over the page." }),
    size: z
      .int()
      .min(16)
      .max(4000)
      .default(600)
      .meta({ description: "The width of one repetition in pixels." }),
    opacity: z.number().min(0).max(1).default(1).meta({ description: "How strongly it shows, from 0 to 1." }),
    parallax: z.number().min(0).max(1).default(0).meta({
      description:
        "How far it moves while the page scrolls: 0 stays still, 1 moves with the page. Still for visitors who asked for less motion.",
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
  .meta({ description: "Colours that replace those of the preset, by role." });

const background = z.strictObject({
  effect: z
    .enum(["none", "glow", "grid", "dots", "checks", "chart", "horizon", "mist", "bubbles"])
    .optional()
    .meta({
      description:
        "What lies behind the page: nothing, soft coloured light, a fine grid, dots, large checks, the lines of a sea chart, a grid that runs to the horizon, mist, or bubbles.",
    }),
  layers: list(layer, "layer")
    .max(4)
    .default([])
    .meta({ description: "Repeated pictures behind the page, the farthest first." }),
});

/** The colours that the second look starts from. */
const lookColors = z.enum(["auto", ...presetNames]);

/** The look for visitors whose devices prefer the other of light and dark. */
export const alternateLook = z
  .union([
    lookColors.meta({
      description: `auto derives the colours from those of the theme, so they change with them. A preset has its own. ${whichPresets}`,
    }),
    z
      .strictObject({
        preset: lookColors.default("auto").meta({
          description: "The colours that the look starts from: those of the theme, derived, or of a preset.",
        }),
        colors,
        background: background.optional().meta({
          description: "What lies behind the page in this look; left out, it is as in the theme.",
        }),
      })
      .meta({ description: "Derived colours or a preset, and the colours that you replace." }),
  ])
  .meta({
    description:
      "A second look, for visitors who prefer the other of light and dark: a light one where the theme is dark, a dark one where it is light. Visitors get the one that their device asks for, and can change it with a button in the header. Fonts, corners and the looks of cards, buttons, headings, dividers and pictures, and the motif, stay those of the theme.",
  });

/** What is drawn where a page opens without a picture. */
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
      "What is drawn below the heading of a page that has neither a picture, nor a hero, nor a list of pages beside it, and large on the page for unknown addresses: nothing, stars above a planet, sparks, a rising sun, a braided line, hills of blocks, the contours of a map, a grid below a sun, mountains, runes, or bunting. Its colours are those of the theme.",
  });

/** How the site looks. Whatever is left out comes from the preset. */
export const themeSchema = z
  .strictObject({
    preset: preset.default("midnight").meta({ description: `The look to start from. ${whichPresets}` }),
    alternate: alternateLook.optional(),
    colors,
    fonts: z
      .strictObject({
        heading: font.optional().meta({ description: "The font of headings and large figures." }),
        body: font.optional().meta({ description: "The font of running text." }),
        mono: font.optional().meta({ description: "The font of addresses and code." }),
      })
      .prefault({})
      .meta({ description: "Fonts that replace those of the preset." }),
    radius: z
      .enum(["none", "small", "medium", "large"])
      .optional()
      .meta({ description: "How round corners are." }),
    ...variantKeys,
    header: z.enum(["bar", "centered", "split"]).default("bar").meta({
      description:
        "How the header is laid out on wide screens: bar has the name of the site at its beginning and the links at its end, centered has the name above the links, both in the middle, split has the name in the middle between the links, and is centered where there is no room for that. Phones have the bar with the menu.",
    }),
    motif: motif.optional(),
    background: background.prefault({}).meta({ description: "What lies behind the page." }),
  })
  .prefault({})
  .meta({ description: "How the site looks: a preset, and whatever you replace of it." });

export type Theme = z.output<typeof themeSchema>;
export type FontChoice = z.output<typeof font>;
