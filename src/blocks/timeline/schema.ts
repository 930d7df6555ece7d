import * as z from "zod";
import { buttons } from "../../fields/parts/action";
import { anchored, anchorId } from "../../fields/addresses/anchor";
import { badgeKeys } from "../../fields/parts/badge";
import { block, type BlockProps } from "../../fields/parts/block";
import { dateKeys } from "../../fields/parts/dateKeys";
import { iconName } from "../../fields/pictures/icon";
import { picture, pictureIn } from "../../fields/pictures/image";
import { list } from "../../fields/list";
import { colorName } from "../../fields/parts/tag";
import { richText, title } from "../../fields/texts/text";

const entry = anchored(
  z
    .strictObject({
      id: anchorId.optional(),
      ...dateKeys,
      title: title.meta({ description: "Title of the entry." }),
      text: richText.optional().meta({ description: "Text of the entry." }),
      icon: iconName.optional(),
      ...badgeKeys,
      color: colorName.optional().meta({ description: "Colour of the title, date and icon." }),
      image: pictureIn(picture, { sizes: "100vw", height: 16 }).optional(),
      buttons,
    })
    .meta({ description: "An entry in the timeline. Links can point to it by its `id`." }),
  "title",
);

export const timelineBlock = block(
  "timeline",
  "A timeline of changes, seasons or milestones.",
  {
    order: z.enum(["written", "newest", "oldest"]).default("written").meta({
      description:
        "Order of the entries: as in the config (`written`), or by date with the `newest` or `oldest` first.",
    }),
    items: list(entry, "entry").min(1).meta({ description: "Entries in the timeline." }),
  },
  {
    alsoCalled: {
      timeline:
        "changelog history roadmap milestones updates patchnotes chronik zeitleiste verlauf chronologie historique historia",
      items: "events milestones changes versions",
      order: "sort sorting sortby direction",
      when: "period season time label",
      date: "day datum fecha time at",
      newest: "desc descending latest newestfirst reverse",
      oldest: "asc ascending oldestfirst chronological",
      written: "manual none asis",
    },
  },
);

export type TimelineProps = BlockProps<typeof timelineBlock>;
