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
        "Layout of the block. center: all text is centred. split: the picture is next to the text, or the buttons if there is no picture. banner: as wide as the screen, on its picture, its background, or a touch of the primary colour. Without it, split is used if there is a picture, otherwise center.",
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
