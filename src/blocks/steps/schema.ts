import * as z from "zod";
import { buttons } from "../../fields/parts/action";
import { anchored, anchorId } from "../../fields/addresses/anchor";
import { block } from "../../fields/parts/block";
import type { Compiled } from "../../fields/compiled";
import { picture, pictureIn } from "../../fields/pictures/image";
import { list } from "../../fields/list";
import { richText, text } from "../../fields/texts/text";

const step = anchored(
  z
    .strictObject({
      id: anchorId.optional(),
      title: text.meta({ description: "What to do, in a few words." }),
      text: richText.optional().meta({ description: "How it is done." }),
      copy: text
        .optional()
        .meta({ description: "A text that the step needs, such as an address. One tap copies it." }),
      image: pictureIn(picture, { sizes: "100vw", height: 24 }).optional(),
      buttons,
    })
    .meta({ description: "One step. Steps are numbered, and each has a link of its own." }),
  "title",
  { isNumbered: true },
);

export const stepsBlock = block(
  "steps",
  "Numbered steps, one after the other: what to install, where to go.",
  {
    items: list(step, "step").min(1).meta({ description: "The steps, in order." }),
  },
  {
    alsoCalled: {
      steps: "step howto guide instructions tutorial anleitung schritte etapes étapes pasos walkthrough",
      items: "steps",
      copy: "command code address ip",
      title: "step action name",
    },
  },
);

export type StepsProps = Compiled<z.output<typeof stepsBlock>>;
