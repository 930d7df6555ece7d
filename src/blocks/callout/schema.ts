import * as z from "zod";
import { block, type BlockProps } from "../../fields/parts/block";
import { iconName } from "../../fields/pictures/icon";
import { richText } from "../../fields/texts/text";

export const calloutBlock = block(
  "callout",
  "A highlighted box for a note, a warning or an offer of help.",
  {
    tone: z
      .enum(["info", "success", "warning", "danger"])
      .default("info")
      .meta({ description: "Colour of the box." }),
    icon: iconName.optional(),
    text: richText.optional().meta({ description: "Text in the box." }),
  },
  { alsoCalled: { callout: "note alert notice hint hinweis infobox" } },
);

export type CalloutProps = BlockProps<typeof calloutBlock>;
