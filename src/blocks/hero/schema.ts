import * as z from "zod";
import { actionKeys } from "../../fields/parts/action";
import { block, type BlockProps } from "../../fields/parts/block";
import { fieldMeta } from "../../fields/kind";
import { iconName } from "../../fields/pictures/icon";
import { heroLayoutNames } from "../../fields/parts/heroLayout";
import { imageIn, picture, pictureFit, pictureIn } from "../../fields/pictures/image";
import { list } from "../../fields/list";
import { serverName } from "../../fields/parts/server";
import { colorName } from "../../fields/parts/tag";
import { text } from "../../fields/texts/text";

const heroCard = z
  .strictObject({
    label: text.meta({ description: "Small text above the value." }),
    value: text.meta({ description: "Fact in large text, such as a version or an address." }),
    note: text.optional().meta({ description: "Short note below the value." }),
    icon: iconName.optional(),
    server: serverName.optional().meta({
      description:
        "Name of a server in `servers`. That server's player count replaces the value. With `copy`, the value stays and the count replaces the note.",
    }),
    color: colorName.optional().meta({ description: "Colour of the value." }),
    ...actionKeys,
  })
  .register(fieldMeta, { kind: "action" })
  .meta({
    description: "A card with one fact. It can copy text (`copy`) or open a link (`href`).",
  });

const heroPicture = picture
  .extend({
    fit: pictureFit.optional().meta({
      description:
        "How the picture fits layouts that crop pictures: `cover` crops it, and `whole` shows all of it, such as a map or a diagram. Defaults to `whole` for transparent pictures, and otherwise to `cover`.",
    }),
  })
  .meta(picture.meta()!);

/** With more slides, few visitors would see the last. */
export const mostPictures = 5;

export const heroBlock = block(
  "hero",
  "A large page header with a heading, facts, buttons and a picture.",
  {
    eyebrow: text.optional().meta({ description: "Short text above the heading." }),
    layout: z
      .enum([...heroLayoutNames, "bleed", "center", "cover"])
      .optional()
      .meta({
        description:
          "Layout of the hero: a value of `theme.layout`, or another one. `split` puts the picture next to the text on wide screens. `bleed` also extends the picture to the edge of the screen and the full height of the hero. `center` puts everything in one column. `cover` puts the text on top of the picture. Defaults to the layout of the theme.",
      }),
    logo: imageIn({ sizes: "(min-width: 40rem) 32rem, calc(100vw - 2rem)", height: 14 }).optional().meta({
      description:
        "Picture shown instead of the heading, such as a wordmark. Screen readers read the heading.",
    }),
    size: z.enum(["normal", "small"]).default("normal").meta({
      description:
        "Height of the hero. Use `small` to show more of the content below it, for example on pages other than the home page.",
    }),
    image: pictureIn(heroPicture, {
      sizes: "(min-width: 64rem) min(50vw, 60rem), (min-resolution: 2.5x) 66vw, calc(100vw - 2rem)",
      height: 34,
    }).optional(),
    images: list(picture, "picture").min(2).max(mostPictures).optional().meta({
      description:
        "Pictures for two layouts: photos in `collage`, which shows three, and a slideshow in `cover` that replaces `image`. Visitors can pause the slideshow, and see only its first picture if they prefer reduced motion. Other layouts show the first picture.",
    }),
    layers: list(picture, "layer").min(2).max(3).optional().meta({
      description:
        "Two or three pictures of the same shape on top of each other, the farthest first. They replace `image`, and move apart while visitors scroll, unless they prefer reduced motion.",
    }),
    imagePosition: z.enum(["start", "end"]).default("end").meta({
      description:
        "Position of the picture on wide screens: before the text (`start`) or after it (`end`). Applies to the layouts `split` and `bleed`.",
    }),
    cards: list(heroCard, "card")
      .optional()
      .meta({ description: "Cards with facts, such as the server address and version." }),
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
).register(fieldMeta, { kind: "hero" });

export type HeroProps = BlockProps<typeof heroBlock> & {
  /** Set if the picture in an arch is transparent. */
  isClear?: true;
};
