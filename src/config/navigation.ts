import * as z from "zod";
import { actionKeys } from "../fields/parts/action";
import { most } from "../fields/amounts";
import { iconName } from "../fields/pictures/icon";
import { fieldMeta } from "../fields/kind";
import { shownParts } from "../fields/parts/shownParts";
import { entryLanguages } from "../fields/entryLanguages";
import { list } from "../fields/list";
import { text } from "../fields/texts/text";

const label = text.meta({ description: "Text of the link." });

export const navLinkSchema = z
  .strictObject({ label, ...actionKeys, icon: iconName.optional() })
  .register(fieldMeta, { kind: "action", required: true, called: "link" })
  .meta({ description: "A link that opens a page or URL (`href`) or copies text (`copy`)." });

const groupedLinkSchema = z
  .strictObject({
    label,
    ...actionKeys,
    note: text.optional().meta({ description: "Short description below the link." }),
    icon: iconName.optional(),
  })
  .register(fieldMeta, { kind: "action", required: true, called: "link" })
  .meta({ description: "A link in a group. It opens a page or URL (`href`) or copies text (`copy`)." });

/** One entry of the header: a link, a text to copy, or a group of links. */
export const navEntrySchema = z
  .strictObject({
    label: text.meta({ description: "Text of the link, or title of the group." }),
    ...actionKeys,
    links: list(groupedLinkSchema, "link", most.sharedLinks).min(1).optional().meta({
      description:
        "Links in the group. The group is a button that opens them. With `href`, its text is a link, and an arrow next to it opens the group. A group cannot contain another group.",
    }),
    icon: iconName.optional(),
    languages: entryLanguages,
    show: shownParts.meta({
      description:
        "Parts of the entry that are visible in the header: `both`, `label` or `icon`. Screen readers and the menu always use the label. `icon` requires an `icon`. Defaults to `both`.",
    }),
    variant: z.literal("primary").optional().meta({
      description:
        "Shows this link as a button at the end of the header. Use it for your most important link. The button stays visible even if all other links move into the menu.",
    }),
  })
  .register(fieldMeta, { kind: "action", required: true, called: "entry", opens: "links" })
  .meta({
    description:
      "A link (`href`), text to copy (`copy`) or a group of links (`links`). A group can also have its own `href`.",
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
    description: `Links and groups of links in the header and menu, in order. If they don't fit in one row, their icons are hidden first, and then the last links move into a “More” menu. If fewer than three links fit, they all move behind the menu button. If not set, the header links to the first ${mostOwnLinks} listed routes.`,
  });
