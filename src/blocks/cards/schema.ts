import * as z from "zod";
import { actionKeys, buttons, priceKeys } from "../../fields/parts/action";
import { anchorId } from "../../fields/addresses/anchor";
import { dateKeys } from "../../fields/parts/dateKeys";
import { badgeKeys } from "../../fields/parts/badge";
import { block, type BlockProps } from "../../fields/parts/block";
import { iconName } from "../../fields/pictures/icon";
import { columnsWide } from "../../fields/pictures/columnsWide";
import { fittedPicture, pictureIn } from "../../fields/pictures/image";
import { fieldMeta } from "../../fields/kind";
import { list } from "../../fields/list";
import { colorName } from "../../fields/parts/tag";
import { richLine, richText, title } from "../../fields/texts/text";

const card = z
  .strictObject({
    title: title.meta({ description: "Title of the card." }),
    description: richText.optional().meta({ description: "Text on the card." }),
    icon: iconName.optional(),
    ...dateKeys,
    image: pictureIn(fittedPicture, {
      sizes: columnsWide(
        4,
        "64rem",
        "(min-width: 40rem) 50vw, (min-resolution: 2.5x) 66vw, calc(100vw - 2rem)",
      ),
    }).optional(),
    ...badgeKeys,
    color: colorName.optional(),
    ...priceKeys,
    features: list(richLine, "feature").optional().meta({
      description: "List of features, each with a tick mark, or with a cross if it starts with `✗`.",
    }),
    highlight: z
      .boolean()
      .default(false)
      .meta({ description: "Whether the card is highlighted. Use a `badge` to say why." }),
    ...actionKeys,
    buttons,
    id: anchorId.optional(),
  })
  .register(fieldMeta, { kind: "action" })
  .meta({
    description:
      "A card. If it has `href` or `copy`, visitors can click the whole card. Any buttons are at the end.",
  });

export const cardsBlock = block(
  "cards",
  "Cards for features, pages, worlds or products.",
  {
    layout: z.enum(["grid", "list", "bento", "feature", "masonry"]).default("grid").meta({
      description:
        "Layout of the cards. `grid` makes all cards the same size. `list` puts each card in a row. `bento` is a mosaic with a large first card and pictures that fill their tiles. `feature` makes the first card large and puts the others next to it, or below it if there are more than four cards. `masonry` fills columns from top to bottom, and each card keeps its height.",
    }),
    columns: z.int().min(1).max(4).optional().meta({
      description:
        "Maximum number of columns in a `grid`, `masonry` or `list` on wide screens. Defaults to 1 in a list and to 3 in `masonry`. In a grid, the default depends on the number of cards.",
    }),
    imagePosition: z.enum(["top", "start", "end", "behind"]).default("top").meta({
      description:
        "Position of the pictures. In a `grid` or `masonry`, pictures are above, next to or `behind` the text. In a `list`, `end` puts them after the text.",
    }),
    search: z
      .boolean()
      .default(false)
      .meta({ description: "Whether a search field appears above the cards." }),
    items: list(card, "card").min(1).meta({ description: "Cards, in order." }),
  },
  {
    alsoCalled: {
      cards: "card features grid karten kacheln cartes",
      bento: "mosaic mosaik collage",
      masonry: "pinterest wall staggered uneven waterfall",
      list: "rows lines compact dense table liste",
      feature: "featured spotlight lead magazine showcase highlight",
      columns: "cols perrow",
      search: "searchable filter find",
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
      behind: "background overlay cover under ontop full",
    },
  },
);

export type CardsProps = BlockProps<typeof cardsBlock>;
export type CardItem = CardsProps["items"][number];
