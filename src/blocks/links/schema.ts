import * as z from "zod";
import { actionKeys, buttons } from "../../fields/parts/action";
import { badgeKeys } from "../../fields/parts/badge";
import { block } from "../../fields/parts/block";
import type { Compiled } from "../../fields/compiled";
import { iconName } from "../../fields/pictures/icon";
import { imageIn } from "../../fields/pictures/image";
import { fieldMeta } from "../../fields/kind";
import { list } from "../../fields/list";
import { richText, text } from "../../fields/texts/text";

const place = z
  .strictObject({
    label: text.meta({ description: "What the place is called." }),
    note: richText.optional().meta({ description: "A sentence about it." }),
    icon: iconName.optional(),
    logo: imageIn({ sizes: "6rem", isSmall: true })
      .optional()
      .meta({ description: "A picture that stands for the place, shown whole instead of the icon." }),
    size: text.optional().meta({ description: "How large a download is: 12 MB." }),
    ...badgeKeys,
    ...actionKeys,
    buttons,
  })
  .register(fieldMeta, { kind: "action" })
  .meta({
    description: "A place to go. With href or copy, all of it can be pressed; buttons stand beside it.",
  });

export const linksBlock = block(
  "links",
  "A list of places to go: lists to vote on, downloads, partners.",
  {
    items: list(place, "link").min(1).meta({ description: "The places, in order." }),
  },
  {
    alsoCalled: {
      links:
        "linklist linktree downloads votes voting vote resources liens enlaces verweise linkliste abstimmen",
      items: "links downloads votes",
      label: "title name text",
      note: "description text subtitle info",
      logo: "image picture favicon",
      size: "filesize weight",
    },
  },
);

export type LinksProps = Compiled<z.output<typeof linksBlock>>;
