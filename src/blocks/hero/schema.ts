import * as z from "zod";
import { actionKeys, buttons } from "../../fields/parts/action";
import { block } from "../../fields/parts/block";
import type { Compiled } from "../../fields/compiled";
import { fieldMeta } from "../../fields/kind";
import { iconName } from "../../fields/pictures/icon";
import { picture, pictureIn } from "../../fields/pictures/image";
import { list } from "../../fields/list";
import { serverName } from "../../fields/parts/server";
import { text } from "../../fields/texts/text";

const heroCard = z
  .strictObject({
    label: text.meta({ description: "The small words above the value." }),
    value: text.meta({ description: "The value itself, shown large." }),
    note: text.optional().meta({ description: "A few words below the value." }),
    icon: iconName.optional(),
    server: serverName.optional().meta({
      description:
        "The name of one of the servers: who is on is shown in place of the value, as soon as it is known.",
    }),
    ...actionKeys,
  })
  .register(fieldMeta, { kind: "action" })
  .meta({
    description:
      "A card with one fact. With copy, one tap puts the text on the clipboard; with href, it is a link.",
  });

/** So many pictures take turns at most: with more, few visitors would see the last. */
export const mostPictures = 5;

export const heroBlock = block(
  "hero",
  "The opening of a page: a large heading with facts, buttons and a picture.",
  {
    eyebrow: text.optional().meta({ description: "A few words above the heading." }),
    layout: z.enum(["split", "bleed", "center", "cover"]).default("split").meta({
      description:
        "split puts the picture beside the words on wide screens, bleed puts it there up to the edge of the screen and as high as the hero, center puts all in one column, cover puts the words on the picture.",
    }),
    size: z.enum(["normal", "small"]).default("normal").meta({
      description: "small leaves more of the screen to what follows, as on pages below the first.",
    }),
    image: pictureIn(picture, {
      sizes: "(min-width: 64rem) min(50vw, 60rem), (min-resolution: 2.5x) 66vw, calc(100vw - 2rem)",
      height: 34,
    }).optional(),
    images: list(picture, "picture").min(2).max(mostPictures).optional().meta({
      description:
        "In place of image, with the layout cover: pictures that take turns, slowly. Visitors can stop them; those who asked for less motion see the first.",
    }),
    imagePosition: z.enum(["start", "end"]).default("end").meta({
      description: "On which side of the words the picture stands, with the layouts split and bleed.",
    }),
    cards: list(heroCard, "card")
      .optional()
      .meta({ description: "Facts such as the server's address and its version." }),
    buttons,
  },
  {
    opensPage: true,
    alsoCalled: {
      hero: "header banner intro jumbotron kopf titre",
      bleed: "fullbleed edge edgetoedge half halves splitscreen randlos",
      cover: "fullscreen fullwidth background overlay behind bild",
      images: "pictures slides slideshow carousel slider backgrounds bilder",
      imagePosition: "imageplace imageside position side",
      size: "height",
      small: "compact short little klein",
      start: "left before",
      end: "right after",
    },
  },
);

export type HeroProps = Compiled<z.output<typeof heroBlock>>;
