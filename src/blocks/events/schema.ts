import * as z from "zod";
import { buttons } from "../../fields/parts/action";
import { anchorId } from "../../fields/addresses/anchor";
import { badgeKeys } from "../../fields/parts/badge";
import { block } from "../../fields/parts/block";
import type { Compiled } from "../../fields/compiled";
import { happening, happeningKeys } from "../../fields/dates/happening";
import { iconName } from "../../fields/pictures/icon";
import { picture, pictureIn } from "../../fields/pictures/image";
import { list } from "../../fields/list";
import { richText, text } from "../../fields/texts/text";

const event = happening(
  z
    .strictObject({
      id: anchorId.optional(),
      title: text.meta({ description: "What happens, in a few words." }),
      ...happeningKeys,
      location: text.optional().meta({ description: "Where it happens: at spawn, on the event server." }),
      text: richText.optional().meta({ description: "What there is to know about it." }),
      icon: iconName.optional(),
      ...badgeKeys,
      image: pictureIn(picture, { sizes: "100vw", height: 16 }).optional(),
      buttons,
    })
    .meta({
      description: "Something that happens at a time. It has a link of its own, and a file for calendars.",
    }),
  "title",
);

export const eventsBlock = block(
  "events",
  "What happens when: the next events first, in the time zone of the visitor, with a file for their calendar. Those that are over fold away.",
  {
    past: z.enum(["folded", "hidden"]).default("folded").meta({
      description:
        "What becomes of events that are over: a press opens them below the others, or they are not shown.",
    }),
    items: list(event, "event").min(1).meta({ description: "The events, in any order." }),
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

export type EventsProps = Compiled<z.output<typeof eventsBlock>>;
