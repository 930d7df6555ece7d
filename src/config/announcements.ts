import * as z from "zod";
import { actionKeys } from "../fields/parts/action";
import { most } from "../fields/amounts";
import { date } from "../fields/dates/date";
import { fieldMeta } from "../fields/kind";
import { list } from "../fields/list";
import { notations } from "../fields/notation";
import { richText, text } from "../fields/texts/text";
import { serverName } from "../fields/parts/server";
import { noteOtherWords } from "../fields/otherWords";
import { pagePathPattern } from "../fields/addresses/pagePath";

noteOtherWords({
  announcements:
    "announcement banner banners bar topbar announcementbar notice notices alertbar ankündigungen",
  from: "start begin begins since startdate",
  until: "to end ends expires expiry enddate",
  routes: "pages paths on only",
  dismissible: "closable closeable dismissable canclose close",
});

const announcement = z
  .strictObject({
    text: richText.meta({ description: "What there is to say, in a sentence." }),
    tone: z
      .enum(["info", "success", "warning", "danger"])
      .default("info")
      .meta({ description: "The colour of the announcement." }),
    ...actionKeys,
    label: text.optional().meta({ description: "The words of the button that follows href or copies." }),
    from: date.optional().meta({
      description: "When it begins to be shown; a day begins at midnight in the time zone of the site.",
    }),
    until: date.optional().meta({
      description: "When it is over; a day counts to its end. Without it, it stays until it is removed.",
    }),
    server: serverName.optional().meta({
      description:
        "The name of one of the servers: the announcement is shown only while the service says that this one is offline.",
    }),
    routes: list(
      z.string().regex(pagePathPattern).register(notations, { notation: "routePath" }).meta({
        description: "The path of a page.",
      }),
      "path",
    )
      .min(1)
      .optional()
      .meta({ description: "The paths of the pages that show it. Without it, all pages do." }),
    dismissible: z.boolean().default(true).meta({
      description:
        "Whether visitors can close it. Who has closed it does not see it again, until its text changes, or, with server, until that one has been online again.",
    }),
  })
  .register(fieldMeta, { kind: "action", called: "announcement" })
  .meta({
    description: "A sentence above the header, or with server at the lower edge of the screen, for a time.",
  });

/** What every page says for a time. */
export const announcementsSchema = list(announcement, "announcement", most.sharedLinks).default([]).meta({
  description:
    "What all pages say above the header for a time: an event, a sale, a break. It appears and goes by itself, and can be closed. The first two are shown, and the others when they are asked for. Those with server stand at the lower edge of the screen instead, at most two at a time.",
});

export type Announcements = z.output<typeof announcementsSchema>;
