import type * as z from "zod";
import { buttons } from "../../fields/parts/action";
import { block } from "../../fields/parts/block";
import type { Compiled } from "../../fields/compiled";
import { picture, pictureIn } from "../../fields/pictures/image";

export const ctaBlock = block(
  "cta",
  "A wide call to action: a heading, a sentence and buttons.",
  {
    image: pictureIn(picture, {
      sizes: "(min-width: 64rem) 40rem, calc(100vw - 2rem)",
      height: 18,
    }).optional(),
    buttons,
  },
  { alsoCalled: { cta: "calltoaction action promo" } },
);

export type CtaProps = Compiled<z.output<typeof ctaBlock>>;
