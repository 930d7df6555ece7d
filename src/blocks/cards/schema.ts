import * as z from "zod";
import { actionKeys } from "../../fields/action";
import { badgeKeys } from "../../fields/badge";
import { block } from "../../fields/block";
import type { Compiled } from "../../fields/compiled";
import { iconName } from "../../fields/icon";
import { picture } from "../../fields/image";
import { fieldMeta } from "../../fields/kind";
import { list } from "../../fields/list";
import { richText, text } from "../../fields/text";

const card = z
  .strictObject({
    title: text.meta({ description: "The title of the card." }),
    description: richText.optional().meta({ description: "The text of the card." }),
    icon: iconName.optional(),
    image: picture.optional(),
    ...badgeKeys,
    ...actionKeys,
  })
  .register(fieldMeta, { kind: "action" })
  .meta({ description: "A card. With href or copy, the whole card can be pressed." });

export const cardsBlock = block(
  "cards",
  "A grid of cards: features, pages, worlds, products.",
  {
    columns: z
      .int()
      .min(1)
      .max(4)
      .optional()
      .meta({ description: "The most columns on a wide screen. Without it, the number of cards decides." }),
    items: list(card, "card").min(1).meta({ description: "The cards, in order." }),
  },
  {
    alsoCalled: {
      cards: "card features grid karten kacheln cartes",
      columns: "cols perrow",
      items: "cards",
    },
  },
);

export type CardsProps = Compiled<z.output<typeof cardsBlock>>;
