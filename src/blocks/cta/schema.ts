import * as z from "zod";
import { block, type BlockProps } from "../../fields/parts/block";
import { picture, pictureIn } from "../../fields/pictures/image";

export const ctaBlock = block(
  "cta",
  "An invitation to do something (call to action), such as joining the server. It has a heading, a sentence and buttons.",
  {
    layout: z.enum(["center", "split", "banner"]).optional().meta({
      description:
        "Layout of the block. `center` centres all text. `split` puts the picture next to the text, or the buttons if there is no picture. `banner` fills the width of the screen, on the picture, the background or a tint of the primary colour. Defaults to `split` if there is a picture, and to `center` otherwise.",
    }),
    image: pictureIn(picture, {
      sizes: "(min-width: 64rem) 40rem, calc(100vw - 2rem)",
      height: 18,
    }).optional(),
  },
  {
    alsoCalled: {
      cta: "calltoaction action promo",
      split: "beside sidebyside columns row horizontal",
      banner: "cover fullwidth wide hero strip",
    },
  },
);

export type CtaProps = BlockProps<typeof ctaBlock>;
