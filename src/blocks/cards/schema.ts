import * as z from "zod";
import { actionKeys, buttons } from "../../fields/parts/action";
import { anchorId } from "../../fields/addresses/anchor";
import { badgeKeys } from "../../fields/parts/badge";
import { block } from "../../fields/parts/block";
import type { Compiled } from "../../fields/compiled";
import { iconName } from "../../fields/pictures/icon";
import { fittedPicture, pictureIn } from "../../fields/pictures/image";
import { fieldMeta } from "../../fields/kind";
import { list } from "../../fields/list";
import { priceKeys } from "../../fields/parts/price";
import { richText, text } from "../../fields/texts/text";

const card = z
  .strictObject({
    title: text.meta({ description: "The title of the card." }),
    description: richText.optional().meta({ description: "The text of the card." }),
    icon: iconName.optional(),
    image: pictureIn(fittedPicture, {
      sizes:
        "(min-width: 64rem) 28rem, (min-width: 40rem) 50vw, (min-resolution: 2.5x) 66vw, calc(100vw - 2rem)",
    }).optional(),
    ...badgeKeys,
    ...priceKeys,
    features: list(richText, "feature")
      .optional()
      .meta({ description: "What belongs to it, a line each, with a tick before it." }),
    highlight: z
      .boolean()
      .default(false)
      .meta({ description: "Whether the card stands out from the others. A badge says why." }),
    ...actionKeys,
    buttons,
    id: anchorId.optional(),
  })
  .register(fieldMeta, { kind: "action" })
  .meta({
    description: "A card. With href or copy, the whole card can be pressed; buttons stand at its end.",
  });

export const cardsBlock = block(
  "cards",
  "Cards: features, pages, worlds, products.",
  {
    layout: z.enum(["grid", "list", "bento", "feature"]).default("grid").meta({
      description:
        "How the cards stand: grid gives all the same size, list makes each a row, bento is a mosaic in which the first is the largest and pictures fill their tiles, feature shows the first large and the others beside it, or below where they are more than four.",
    }),
    columns: z.int().min(1).max(4).optional().meta({
      description:
        "The most columns of a grid or a list on a wide screen. Without it, the number of cards decides; a list has one.",
    }),
    imagePosition: z.enum(["top", "start", "end"]).default("top").meta({
      description:
        "Where the pictures of the cards stand in a grid: above the words, or beside them. In a list, end puts them behind the words.",
    }),
    items: list(card, "card").min(1).meta({ description: "The cards, in order." }),
  },
  {
    alsoCalled: {
      cards: "card features grid karten kacheln cartes",
      bento: "mosaic mosaik masonry collage",
      list: "rows lines compact dense table liste",
      feature: "featured spotlight lead magazine showcase highlight",
      columns: "cols perrow",
      items: "cards products tiers ranks plans packages",
      price: "cost preis prix precio amount",
      was: "before old oldprice regularprice originalprice statt previously",
      period: "interval per unit duration billing",
      features: "perks benefits includes list points vorteile",
      highlight: "highlighted featured popular recommended primary emphasized",
      fit: "objectfit size",
      imagePosition: "imageplace imageside position",
      whole: "contain full fitted",
      cover: "crop fill cropped",
      top: "above up",
      start: "left before",
      end: "right after",
    },
  },
);

export type CardsProps = Compiled<z.output<typeof cardsBlock>>;
/** What stands on one card, compiled. */
export type CardItem = CardsProps["items"][number];
