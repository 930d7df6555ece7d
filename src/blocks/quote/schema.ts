import * as z from "zod";
import { block } from "../../fields/parts/block";
import type { Compiled } from "../../fields/compiled";
import { picture, pictureIn } from "../../fields/pictures/image";
import { list } from "../../fields/list";
import { personName, richText, text } from "../../fields/texts/text";

const saying = z
  .strictObject({
    text: richText.meta({ description: "Quotation, without quotation marks." }),
    name: personName.optional().meta({ description: "Name of the speaker." }),
    role: text.optional().meta({ description: "Role of the speaker, such as “Player since 2021”." }),
    image: pictureIn(picture, { sizes: "6rem", isSmall: true }).optional(),
  })
  .meta({ description: "A quotation from one person." });

export const quoteBlock = block(
  "quote",
  "Quotations from players: one in large text, or several side by side.",
  {
    items: list(saying, "quotation").min(1).meta({ description: "Quotations, in order." }),
  },
  {
    alsoCalled: {
      quote:
        "quotes quotation testimonial testimonials review reviews zitat zitate citation citations cita opinion",
      items: "quotes testimonials reviews",
      text: "quote quotation said saying",
      name: "author by person player cite",
      role: "title position rank since",
      image: "avatar face portrait",
    },
  },
);

export type QuoteProps = Compiled<z.output<typeof quoteBlock>>;
