import * as z from "zod";
import { buttons } from "../../fields/parts/action";
import { block } from "../../fields/parts/block";
import type { Compiled } from "../../fields/compiled";
import { picture, pictureIn } from "../../fields/pictures/image";

export const ctaBlock = block(
  "cta",
  "A wide call to action: a heading, a sentence and buttons.",
  {
    layout: z.enum(["center", "split", "banner"]).optional().meta({
      description:
        "How it stands: center has all words in the middle, split has the picture beside them, or the buttons where there is none, banner goes from one side of the screen to the other, on its picture, or on a touch of the primary colour where it has neither a picture nor a background. Without it, a picture stands beside the words.",
    }),
    image: pictureIn(picture, {
      sizes: "(min-width: 64rem) 40rem, calc(100vw - 2rem)",
      height: 18,
    }).optional(),
    buttons,
  },
  {
    alsoCalled: {
      cta: "calltoaction action promo",
      split: "beside sidebyside columns row horizontal",
      banner: "cover fullwidth wide hero strip",
    },
  },
);

export type CtaProps = Compiled<z.output<typeof ctaBlock>>;
