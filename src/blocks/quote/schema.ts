import * as z from "zod";
import { block, type BlockProps } from "../../fields/parts/block";
import { pictureIn, stillPicture } from "../../fields/pictures/image";
import { list } from "../../fields/list";
import { personName, richText, text } from "../../fields/texts/text";

const saying = z
  .strictObject({
    text: richText.meta({ description: "Text of the quote, without quotation marks." }),
    name: personName.optional().meta({ description: "Name of the person." }),
    role: text.optional().meta({ description: "Role of the person, such as “Player since 2021”." }),
    image: pictureIn(stillPicture, { sizes: "6rem", isSmall: true }).optional(),
  })
  .meta({ description: "A quote from one person." });

export const quoteBlock = block(
  "quote",
  "Quotes from players. A single quote is large. Several quotes are side by side.",
  { items: list(saying, "quotation").min(1).meta({ description: "Quotes, in order." }) },
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

export type QuoteProps = BlockProps<typeof quoteBlock>;
