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
    text: richText.meta({ description: "Text of the announcement, in one sentence." }),
    tone: z
      .enum(["info", "success", "warning", "danger"])
      .default("info")
      .meta({ description: "Colour of the announcement." }),
    ...actionKeys,
    label: text.optional().meta({
      description:
        "Text of the button that follows href or copies a text. Without it, the label learnMore or copy.",
    }),
    from: date.optional().meta({
      description: "First time it is shown. A day starts at midnight in the site's time zone.",
    }),
    until: date.optional().meta({
      description:
        "Last time it is shown. A day is included in full. Without it, the announcement is shown until you remove it.",
    }),
    server: serverName.optional().meta({
      description:
        "Name of a server from servers. The announcement is shown only while the status service reports this server as offline.",
    }),
    routes: list(
      z.string().regex(pagePathPattern).register(notations, { notation: "routePath" }).meta({
        description: "Path of a page.",
      }),
      "path",
    )
      .min(1)
      .optional()
      .meta({ description: "Paths of the pages that show it. Without it, all pages show it." }),
    dismissible: z.boolean().default(true).meta({
      description:
        "Whether visitors can close it. Visitors who close it do not see it again unless its text changes. With server, they see it at the next outage.",
    }),
  })
  .register(fieldMeta, { kind: "action", called: "announcement" })
  .meta({
    description: "A temporary notice above the header, or at the bottom of the screen if it has a server.",
  });

/** Temporary notices on all pages. */
export const announcementsSchema = list(announcement, "announcement", most.sharedLinks).default([]).meta({
  description:
    "Temporary notices above the header, such as an event, a sale or maintenance. They appear and expire automatically, and can be closed. Two are shown; a button shows the others. Notices with server are shown at the bottom of the screen instead, at most two at a time.",
});

export type Announcements = z.output<typeof announcementsSchema>;
