import * as z from "zod";
import { anchorId } from "../addresses/anchor";
import type { Compiled } from "../compiled";
import { focus } from "../pictures/focus";
import { entryLanguages } from "../entryLanguages";
import { imagePath } from "../pictures/image";
import { noteOtherWords } from "../otherWords";
import { buttons as row } from "./action";
import { groundColors } from "./groundColor";
import { colorName } from "./tag";
import { richText, title } from "../texts/text";

/** A ground without a picture. */
export const plainGround = z.enum(["plain", "tint", "raised", ...groundColors]).meta({
  description:
    "`plain` (the page background), `tint` (a tint of the primary colour), `raised` (the colour of cards), `primary` or `accent` (these colours of the theme).",
});

export const ground = z
  .union([
    plainGround,
    z
      .strictObject({
        image: imagePath.meta({ description: "Decorative picture. It is dimmed to keep the text readable." }),
        focus: focus.optional(),
      })
      .meta({ description: "Picture behind the block." }),
  ])
  .meta({ description: "Background of the block, across the full width of the screen." });

const lookKeys = {
  width: z.enum(["narrow", "normal", "wide"]).optional().meta({
    description:
      "Width of the block: `narrow` (as wide as body text), `normal` (as wide as the header) or `wide` (pictures, tables and carousels are wider on large screens).",
  }),
  background: ground.optional(),
  align: z.enum(["start", "center", "beside"]).optional().meta({
    description:
      "Alignment of the heading and introduction. `beside` puts them next to the content, in the first four of twelve columns, and above it on phones. In `hero`, `cta` and `callout` blocks, `beside` is the same as `start`.",
  }),
  color: colorName.optional().meta({ description: "Colour of the heading, icons and links." }),
};

noteOtherWords({
  layout: "style display variant view orientation arrangement",
  narrow: "small text column slim schmal",
  wide: "full fullwidth large big breit",
  background: "bg backdrop ground hintergrund fondo fond",
  plain: "none transparent default",
  tint: "tinted colored coloured shaded highlighted",
  raised: "elevated card surface panel",
  align: "alignment textalign justify ausrichtung alineacion",
  center: "centre centered middle mitte zentriert",
  beside: "side aside next left split twocolumns neben",
});

const openingKeys = {
  id: anchorId.optional(),
  heading: title.optional().meta({ description: "Heading above the block." }),
  intro: richText.optional().meta({ description: "Short introduction below the heading." }),
  ...lookKeys,
};

const buttons = row.meta({ description: "Buttons at the end of the block, in order." });

/** The keys that every block has. */
export const blockKeys = { ...openingKeys, buttons, languages: entryLanguages };

/** The width, background, alignment and colour of a block. */
export type BlockLook = { [K in keyof typeof lookKeys]?: z.output<(typeof lookKeys)[K]> };

/** Facts about a block type for other rooms. */
export interface BlockFacts {
  /** Whether the heading of such a block can be the page's heading. */
  opensPage?: boolean;
  /** Synonyms of the type, its keys and values: by name, lowercase words separated by spaces. */
  alsoCalled?: Readonly<Record<string, string>>;
}

export const blockFacts = z.registry<BlockFacts>();

export function block<T extends string, S extends z.core.$ZodShape>(
  type: T,
  description: string,
  shape: S,
  facts: BlockFacts = {},
) {
  noteOtherWords(facts.alsoCalled ?? {});
  return z
    .strictObject({
      type: z.literal(type).meta({ description: "Type of block." }),
      ...openingKeys,
      ...shape,
      buttons,
      languages: entryLanguages,
    })
    .register(blockFacts, facts)
    .meta({ description });
}

export type BlockProps<S extends z.ZodType> = Compiled<z.output<S>>;
