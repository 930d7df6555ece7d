import * as z from "zod";
import { actionKeys } from "../fields/parts/action";
import { most } from "../fields/amounts";
import { iconName } from "../fields/pictures/icon";
import { fieldMeta } from "../fields/kind";
import { list } from "../fields/list";
import { text } from "../fields/texts/text";

const label = text.meta({ description: "The words of the link." });

/** One link of the footer. */
export const navLinkSchema = z
  .strictObject({ label, ...actionKeys, icon: iconName.optional() })
  .register(fieldMeta, { kind: "action", required: true, called: "link" })
  .meta({ description: "A link: it leads somewhere (href), or copies a text (copy)." });

/** One link of a group. */
const groupedLinkSchema = z
  .strictObject({
    label,
    ...actionKeys,
    note: text.optional().meta({ description: "A few words below the link that say what is there." }),
    icon: iconName.optional(),
  })
  .register(fieldMeta, { kind: "action", required: true, called: "link" })
  .meta({ description: "A link of a group: it leads somewhere (href), or copies a text (copy)." });

/** One entry of the header: a link, a text to copy, or a group of links. */
export const navEntrySchema = z
  .strictObject({
    label: text.meta({ description: "The words of the link, or the name of the group." }),
    ...actionKeys,
    links: list(groupedLinkSchema, "link", most.sharedLinks).min(1).optional().meta({
      description: "Makes the entry a group: a button that opens these links. A group holds no other group.",
    }),
    icon: iconName.optional(),
    variant: z.literal("primary").optional().meta({
      description:
        "Makes the link that matters most a button at the end of the header. It stays there where all other links are in the menu.",
    }),
  })
  .register(fieldMeta, { kind: "action", required: true, called: "entry", opens: "links" })
  .meta({
    description: "It leads somewhere (`href`), copies a text (`copy`), or is a group of links (`links`).",
  });

/** So many links a navigation has that makes itself: more would not be looked through. */
export const mostOwnLinks = 12;

/** What stands in the header, in order. */
export const navigationSchema = list(navEntrySchema, "navigation → link", most.sharedLinks, {
  key: "links",
  entry: "navigation → group",
})
  .optional()
  .meta({
    description: `The links in the header and the menu, in order, and groups of them. If they do not fit in one row, they lose their icons, and then the last ones open from an entry of their own. If fewer than three fit, all are in the menu. Without it, the listed routes stand there under their titles: the first ${mostOwnLinks}.`,
  });
