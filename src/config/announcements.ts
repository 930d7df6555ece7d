import * as z from "zod";
import { actionKeys } from "../fields/parts/action";
import { most } from "../fields/amounts";
import { date } from "../fields/dates/date";
import { fieldMeta } from "../fields/kind";
import { entryLanguages } from "../fields/entryLanguages";
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
    text: richText.meta({ description: "Text of the announcement. One sentence is enough." }),
    tone: z
      .enum(["info", "success", "warning", "danger"])
      .default("info")
      .meta({ description: "Colour of the announcement." }),
    ...actionKeys,
    label: text.optional().meta({
      description:
        "Text of the button that opens the link or copies the text. Defaults to the label `learnMore` or `copy`.",
    }),
    from: date.optional().meta({
      description:
        "When the announcement first appears. A date without a time starts at midnight in the site's time zone.",
    }),
    until: date.optional().meta({
      description:
        "When the announcement disappears. A date without a time includes the whole day. If not set, the announcement stays until you remove it.",
    }),
    server: serverName.optional().meta({
      description:
        "Name of a server in `servers`. The announcement appears only while that server is reported as offline.",
    }),
    routes: list(
      z.string().regex(pagePathPattern).register(notations, { notation: "routePath" }).meta({
        description: "Path of a page.",
      }),
      "path",
    )
      .min(1)
      .optional()
      .meta({ description: "Paths of the pages that show the announcement. Defaults to all pages." }),
    languages: entryLanguages,
    dismissible: z.boolean().default(true).meta({
      description:
        "Whether visitors can close the announcement. Once closed, it stays hidden until its text changes. An announcement with a `server` returns at the next outage.",
    }),
  })
  .register(fieldMeta, { kind: "action", called: "announcement" })
  .meta({
    description: "A temporary notice above the header, or at the bottom of the screen if it has a `server`.",
  });

/** Temporary notices on all pages. */
export const announcementsSchema = list(announcement, "announcement", most.sharedLinks).default([]).meta({
  description:
    "Temporary notices above the header, such as an event, a sale or maintenance. They can appear and disappear automatically, and visitors can close them. The header shows up to two, with a button for the rest. Announcements with a `server` appear at the bottom of the screen instead, at most two at a time.",
});

export type Announcements = z.output<typeof announcementsSchema>;
