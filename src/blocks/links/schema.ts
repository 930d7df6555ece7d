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
    label: text.meta({ description: "Name of the destination." }),
    note: richText.optional().meta({ description: "One sentence about the destination." }),
    icon: iconName.optional(),
    logo: imageIn({ sizes: "6rem", isSmall: true })
      .optional()
      .meta({ description: "Logo of the destination, shown instead of the icon and never cropped." }),
    size: text.optional().meta({ description: "Size of a download, such as 12 MB." }),
    ...badgeKeys,
    ...actionKeys,
    buttons,
  })
  .register(fieldMeta, { kind: "action" })
  .meta({
    description: "A destination. With href or copy, the whole entry is clickable. Buttons are next to it.",
  });

export const linksBlock = block(
  "links",
  "A list of links: voting sites, downloads, partners.",
  {
    items: list(place, "link").min(1).meta({ description: "Links, in order." }),
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
