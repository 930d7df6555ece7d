import * as z from "zod";
import { actionKeys } from "../fields/parts/action";
import { most } from "../fields/amounts";
import { iconName } from "../fields/pictures/icon";
import { fieldMeta } from "../fields/kind";
import { list } from "../fields/list";
import { text } from "../fields/texts/text";

const label = text.meta({ description: "Text of the link." });

/** One link of the footer. */
export const navLinkSchema = z
  .strictObject({ label, ...actionKeys, icon: iconName.optional() })
  .register(fieldMeta, { kind: "action", required: true, called: "link" })
  .meta({ description: "A link that opens a page (href) or copies a text (copy)." });

/** One link of a group. */
const groupedLinkSchema = z
  .strictObject({
    label,
    ...actionKeys,
    note: text.optional().meta({ description: "Short description below the link." }),
    icon: iconName.optional(),
  })
  .register(fieldMeta, { kind: "action", required: true, called: "link" })
  .meta({ description: "A link in a group. It opens a page (href) or copies a text (copy)." });

/** One entry of the header: a link, a text to copy, or a group of links. */
export const navEntrySchema = z
  .strictObject({
    label: text.meta({ description: "Text of the link, or name of the group." }),
    ...actionKeys,
    links: list(groupedLinkSchema, "link", most.sharedLinks).min(1).optional().meta({
      description: "Links of a group. The entry becomes a button that opens them. Groups cannot be nested.",
    }),
    icon: iconName.optional(),
    variant: z.literal("primary").optional().meta({
      description:
        "Shows the most important link as a button at the end of the header. It stays there even if all other links are in the menu.",
    }),
  })
  .register(fieldMeta, { kind: "action", required: true, called: "entry", opens: "links" })
  .meta({
    description: "A link (`href`), a text to copy (`copy`), or a group of links (`links`).",
  });

/** So many links a navigation has that makes itself: more would not be looked through. */
export const mostOwnLinks = 12;

/** Links and groups of the header, in order. */
export const navigationSchema = list(navEntrySchema, "navigation → link", most.sharedLinks, {
  key: "links",
  entry: "navigation → group",
})
  .optional()
  .meta({
    description: `Links and groups of links in the header and the menu, in order. If they do not fit in one row, the icons are hidden first. Then the last links move into an entry called “More”. If fewer than three fit, all links are in the menu. Without navigation, the header shows the titles of the first ${mostOwnLinks} listed routes.`,
  });
