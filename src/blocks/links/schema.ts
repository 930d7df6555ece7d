import * as z from "zod";
import { actionKeys, buttons } from "../../fields/parts/action";
import { dateKeys } from "../../fields/parts/dateKeys";
import { badgeKeys } from "../../fields/parts/badge";
import { block, type BlockProps } from "../../fields/parts/block";
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
    ...dateKeys,
    logo: imageIn({ sizes: "6rem", isSmall: true })
      .optional()
      .meta({ description: "Logo of the destination. It replaces the icon and is never cropped." }),
    size: text.optional().meta({ description: "File size of a download, such as “12 MB”." }),
    ...badgeKeys,
    ...actionKeys,
    buttons,
  })
  .register(fieldMeta, { kind: "action" })
  .meta({
    description:
      "A destination. If it has `href` or `copy`, visitors can click the whole entry. Any buttons are next to it.",
  });

export const linksBlock = block(
  "links",
  "A list of links, such as voting sites, downloads or partners.",
  { items: list(place, "link").min(1).meta({ description: "Links, in order." }) },
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

export type LinksProps = BlockProps<typeof linksBlock>;
