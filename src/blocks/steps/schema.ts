import * as z from "zod";
import { buttons } from "../../fields/parts/action";
import { anchored, anchorId } from "../../fields/addresses/anchor";
import { block, type BlockProps } from "../../fields/parts/block";
import { picture, pictureIn } from "../../fields/pictures/image";
import { iconName } from "../../fields/pictures/icon";
import { list } from "../../fields/list";
import { colorName } from "../../fields/parts/tag";
import { richText, text, title } from "../../fields/texts/text";

const step = anchored(
  z
    .strictObject({
      id: anchorId.optional(),
      title: title.meta({ description: "Title of the step. Say what to do." }),
      text: richText.optional().meta({ description: "Explanation of the step." }),
      icon: iconName.optional().meta({ description: "Icon in front of the title. The number stays." }),
      color: colorName.optional().meta({ description: "Colour of the number and title." }),
      copy: text.optional().meta({ description: "Text to copy in this step, such as the server address." }),
      image: pictureIn(picture, { sizes: "100vw", height: 24 }).optional(),
      buttons,
    })
    .meta({ description: "A numbered step. Links can point to it by its `id`." }),
  "title",
  { isNumbered: true },
);

export const stepsBlock = block(
  "steps",
  "Numbered steps, such as instructions for joining.",
  { items: list(step, "step").min(1).meta({ description: "Steps, in order." }) },
  {
    alsoCalled: {
      steps: "step howto guide instructions tutorial anleitung schritte etapes étapes pasos walkthrough",
      items: "steps",
      copy: "command code address ip",
      title: "step action name",
    },
  },
);

export type StepsProps = BlockProps<typeof stepsBlock>;
