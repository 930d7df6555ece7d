import * as z from "zod";
import { buttons } from "../../fields/parts/action";
import { anchorId } from "../../fields/addresses/anchor";
import { badgeKeys } from "../../fields/parts/badge";
import { block, type BlockProps } from "../../fields/parts/block";
import { happening, happeningKeys } from "../../fields/dates/happening";
import { iconName } from "../../fields/pictures/icon";
import { picture, pictureIn } from "../../fields/pictures/image";
import { list } from "../../fields/list";
import { richText, text, title } from "../../fields/texts/text";

const event = happening(
  z
    .strictObject({
      id: anchorId.optional(),
      title: title.meta({ description: "Title of the event." }),
      ...happeningKeys,
      location: text
        .optional()
        .meta({ description: "Location of the event, such as “At spawn” or “On the event server”." }),
      text: richText.optional().meta({ description: "Description of the event." }),
      icon: iconName.optional(),
      ...badgeKeys,
      image: pictureIn(picture, { sizes: "100vw", height: 16 }).optional(),
      buttons,
    })
    .meta({
      description: "An event. A calendar file is generated for it. Links can point to the event by its `id`.",
    }),
  "title",
);

export const eventsBlock = block(
  "events",
  "Upcoming events in the visitor's time zone, with calendar files. The next event comes first, and past events are collapsed.",
  {
    past: z.enum(["folded", "hidden"]).default("folded").meta({
      description: "Whether past events are collapsed below the others (`folded`) or hidden (`hidden`).",
    }),
    items: list(event, "event").min(1).meta({ description: "Events, in any order." }),
  },
  {
    alsoCalled: {
      events:
        "event calendar schedule agenda termine kalender veranstaltungen evenements événements eventos calendario tournaments",
      items: "events dates entries",
      from: "start begin date startdate when time",
      until: "end to enddate finish",
      repeat: "repeats recurring every recurrence",
      repeatUntil: "repeatend endrepeat repeatto lasttime recurrenceend lastdate",
      daily: "day everyday",
      weekly: "week everyweek",
      location: "place where world server venue",
      past: "over old ended",
      folded: "closed collapsed",
      hidden: "none off hide",
    },
  },
);

export type EventsProps = BlockProps<typeof eventsBlock>;
