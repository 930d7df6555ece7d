import * as z from "zod";
import { color } from "../fields/color";
import { filePath, originalImage } from "../fields/pictures/image";
import { list } from "../fields/list";
import { heroLayoutNames } from "../fields/parts/heroLayout";
import "./lookWords";
import { variantKeys } from "./variants";

const roles = {
  background: "Page background.",
  surface: "Background of cards and panels.",
  surfaceRaised: "Background of fields, menus and toasts.",
  text: "Headings and body text.",
  textMuted: "Secondary text.",
  primary: "Main buttons, links and the current page in menus.",
  onPrimary: "Colour of text on the primary colour, such as on buttons.",
  accent: "Second colour, for highlights next to the primary colour.",
  onAccent: "Colour of text on the accent colour.",
  border: "Borders of cards and fields.",
  focus: "Outline of the element with keyboard focus.",
  success: "Colour of success messages, such as in callouts, badges and toasts.",
  warning: "Colour of warnings, such as in callouts, badges and announcements.",
  danger: "Colour of errors and forbidden actions, such as in forms, callouts and toasts.",
  info: "Colour of neutral messages, such as in callouts, announcements and toasts. Defaults to the accent colour, or to blue if the accent colour looks like the primary colour, a warning or an error.",
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
        "Name of a bundled font, or one of the visitor's system fonts: `system`, `serif` or `monospace`.",
    }),
    z
      .strictObject({
        family: z
          .string()
          .regex(/^[A-Za-z0-9][A-Za-z0-9 _-]*$/)
          .meta({ description: "Name of the font family." }),
        file: filePath.meta({ description: "Font file in `public/`, in WOFF2 format." }),
        weight: z
          .string()
          .regex(/^[1-9]\d{0,2}(?: [1-9]\d{0,2})?$/)
          .default("400")
          .meta({
            description:
              "Font weight, such as `400`, or the weight range of a variable font, such as `300 700`.",
          }),
      })
      .meta({ description: "Your own font." }),
  ])
  .meta({ description: "Font: the name of a bundled font, or your own font file." });

const layer = z
  .strictObject({
    image: originalImage.meta({ description: "Picture to repeat." }),
    size: z
      .int()
      .min(16)
      .max(4000)
      .default(600)
      .meta({ description: "Width of one copy of the picture, in pixels." }),
    opacity: z
      .number()
      .min(0)
      .max(1)
      .default(1)
      .meta({ description: "How visible the picture is, from 0 (invisible) to 1 (fully visible)." }),
    parallax: z.number().min(0).max(1).default(0).meta({
      description:
        "Scroll speed relative to the page: 0 stays still, 1 moves with the page. Always 0 for visitors who prefer reduced motion.",
    }),
  })
  .meta({ description: "A repeating picture behind the page." });

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
  "`midnight`, `ember`, `arcade` and `raven` are dark. `daylight`, `parchment`, `meadow`, `atlas`, `vista` and `cottage` are light.";

const colors = z
  .strictObject(colorKeys)
  .prefault({})
  .meta({ description: "Colours that replace the preset's colours." });

const background = z.strictObject({
  effect: z
    .enum(["none", "glow", "grid", "dots", "checks", "chart", "horizon", "mist", "bubbles"])
    .optional()
    .meta({
      description:
        "Background effect: `none`, `glow` (soft coloured light), `grid` (fine grid), `dots`, `checks` (large checks), `chart` (lines of a sea chart), `horizon` (a grid that runs to the horizon), `mist` or `bubbles`.",
    }),
  layers: list(layer, "layer")
    .max(4)
    .default([])
    .meta({ description: "Repeating pictures behind the page, from back to front." }),
});

/** The colours that the second look starts from. */
const lookColors = z.enum(["auto", ...presetNames]);

/** The look for visitors whose devices prefer the other of light and dark. */
export const alternateLook = z
  .union([
    lookColors.meta({
      description: `Preset that the colours come from. \`auto\` derives them from the theme's colours. ${whichPresets}`,
    }),
    z
      .strictObject({
        preset: lookColors.default("auto").meta({
          description: "Preset that the colours come from. `auto` creates them from the theme's colours.",
        }),
        colors,
        background: background.optional().meta({
          description: "Page background in this look. Defaults to the theme's background.",
        }),
      })
      .meta({ description: "A preset with your own changes." }),
  ])
  .meta({
    description:
      "A second look for the opposite colour scheme: light if the theme is dark, and dark if the theme is light. Visitors see the look that matches their device settings, and can switch with a button in the header. Only the colours and the background change.",
  });

/** The drawings below the headings of pages. */
export const motifNames = [
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
] as const;

/** Drawing below the heading of pages without a picture. */
export const motif = z
  .union([
    z.enum(motifNames).meta({
      description:
        "`none`, `stars` (stars above a planet), `embers` (sparks), `rays` (rising sun), `braid` (braided line), `blocks` (hills made of blocks), `contours` (map contours), `grid` (grid below a sun), `ridges` (mountains), `runes` (ancient letters) or `bunting` (a string of small flags).",
    }),
    z
      .strictObject({
        image: originalImage.meta({
          description:
            "Picture that is repeated along the lower edge, such as an SVG file of 1200 × 200 pixels with a transparent sky.",
        }),
      })
      .meta({ description: "Your own drawing." }),
  ])
  .meta({
    description:
      "Drawing below the heading on the 404 page and on pages without a picture, hero or sidebar. Each page shows another part of it. The drawings use the theme's colours.",
  });

/** Layout of the words above pages. */
export const openings = z.enum(["start", "middle", "beside", "band"]).meta({
  description:
    "Layout of the heading and introduction above pages without a picture: `start`, `middle`, `beside` (introduction next to the heading on wide screens) or `band` (on a background across the screen). Defaults to the preset's.",
});

/** Look of the site. The preset provides everything that is not set. */
export const themeSchema = z
  .strictObject({
    preset: preset
      .default("midnight")
      .meta({ description: `Preset that the design starts from. ${whichPresets}` }),
    alternate: alternateLook.optional(),
    colors,
    fonts: z
      .strictObject({
        heading: font.optional().meta({ description: "Font for headings and large numbers." }),
        body: font.optional().meta({ description: "Font for body text." }),
        mono: font.optional().meta({ description: "Font for server addresses and code." }),
      })
      .prefault({})
      .meta({ description: "Fonts that replace the preset's fonts." }),
    radius: z
      .enum(["none", "small", "medium", "large"])
      .optional()
      .meta({ description: "How rounded the corners are." }),
    ...variantKeys,
    layout: z.enum(heroLayoutNames).optional().meta({
      description:
        "Layout of heroes: `split` (picture next to the text), `poster` (large heading above a wide picture), `stage` (everything in the middle, above a picture that fades out), `ticket` (text on the picture, with the address and facts on its lower edge), `window` (picture in an arch between the texts), `ledger` (large heading next to a table of facts) or `collage` (three photos). If a hero's picture does not fit the layout, it uses `window`, and without a picture `ledger` (or only texts if it has no `cards`). Defaults to the preset's layout.",
    }),
    openings: openings.optional(),
    header: z.enum(["bar", "centered", "split", "side"]).default("bar").meta({
      description:
        "Layout of the header on wide screens. `bar` puts the name on one side and the links on the other. `centered` puts the name above the links and centres both. `split` puts the name between the links, or uses `centered` if there isn't enough space. `side` puts everything in a column beside the page, with groups of links open and the sidebar of a guide below them. On screens narrower than 1280 px, it is a bar. Phones always show a bar with a menu.",
    }),
    motif: motif.optional(),
    background: background.prefault({}).meta({ description: "Page background." }),
  })
  .prefault({})
  .meta({ description: "Design of the site: a preset and your changes to it." });

export type Theme = z.output<typeof themeSchema>;
export type FontChoice = z.output<typeof font>;
