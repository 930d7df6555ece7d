import * as z from "zod";
import { actionKeys, buttons } from "../../fields/action";
import { block } from "../../fields/block";
import type { Compiled } from "../../fields/compiled";
import { fieldMeta } from "../../fields/kind";
import { iconName } from "../../fields/icon";
import { picture } from "../../fields/image";
import { list } from "../../fields/list";
import { text } from "../../fields/text";

const heroCard = z
  .strictObject({
    label: text.meta({ description: "The small words above the value." }),
    value: text.meta({ description: "The value itself, shown large." }),
    note: text.optional().meta({ description: "A few words below the value." }),
    icon: iconName.optional(),
    ...actionKeys,
  })
  .register(fieldMeta, { kind: "action" })
  .meta({
    description:
      "A card with one fact. With copy, one tap puts the text on the clipboard; with href, it is a link.",
  });

export const heroBlock = block(
  "hero",
  "The opening of a page: a large heading with facts, buttons and a picture.",
  {
    eyebrow: text.optional().meta({ description: "A few words above the heading." }),
    layout: z.enum(["split", "center"]).default("split").meta({
      description: "split puts the picture beside the words on wide screens, center puts all in one column.",
    }),
    image: picture.optional(),
    cards: list(heroCard, "card")
      .optional()
      .meta({ description: "Facts such as the server's address and its version." }),
    buttons,
  },
  {
    opensPage: true,
    alsoCalled: { hero: "header banner intro jumbotron kopf titre" },
  },
);

export type HeroProps = Compiled<z.output<typeof heroBlock>>;
