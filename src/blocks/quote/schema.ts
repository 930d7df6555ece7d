import * as z from "zod";
import { block } from "../../fields/parts/block";
import type { Compiled } from "../../fields/compiled";
import { picture, pictureIn } from "../../fields/pictures/image";
import { list } from "../../fields/list";
import { personName, richText, text } from "../../fields/texts/text";

const saying = z
  .strictObject({
    text: richText.meta({ description: "What was said, without quotation marks around it." }),
    name: personName.optional().meta({ description: "Who said it." }),
    role: text.optional().meta({ description: "Who they are: a player since 2021, a builder." }),
    image: pictureIn(picture, { sizes: "6rem", isSmall: true }).optional(),
  })
  .meta({ description: "What one person said." });

export const quoteBlock = block(
  "quote",
  "What players say: one quotation in large letters, or several beside each other.",
  {
    items: list(saying, "quotation").min(1).meta({ description: "The quotations, in order." }),
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
