import type * as z from "zod";
import { buttons } from "../../fields/parts/action";
import { block } from "../../fields/parts/block";
import type { Compiled } from "../../fields/compiled";
import { picture } from "../../fields/pictures/image";

export const ctaBlock = block(
  "cta",
  "A wide call to action: a heading, a sentence and buttons.",
  {
    image: picture.optional(),
    buttons,
  },
  { alsoCalled: { cta: "calltoaction action promo" } },
);

export type CtaProps = Compiled<z.output<typeof ctaBlock>>;
