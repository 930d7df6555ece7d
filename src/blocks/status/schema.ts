import * as z from "zod";
import { block } from "../../fields/parts/block";
import type { Compiled } from "../../fields/compiled";
import { list } from "../../fields/list";
import { serverName } from "../../fields/parts/server";
import { text } from "../../fields/texts/text";
import { actionKeys } from "../../fields/parts/action";
import { fieldMeta } from "../../fields/kind";

const shownServer = z
  .strictObject({
    server: serverName,
    note: text
      .optional()
      .meta({ description: "Short note about the server, such as “Vanilla, 1.21 or later”." }),
    ...actionKeys,
    label: text.optional().meta({
      description:
        "Text of the button that copies a text (copy) or opens a link (href). Without it, the label copy or learnMore.",
    }),
  })
  .register(fieldMeta, { kind: "action", called: "server" })
  .meta({ description: "A server, with a button to join it." });

export const statusBlock = block(
  "status",
  "Status of your servers and players online. The visitor's browser queries a status service.",
  {
    items: list(shownServer, "server")
      .min(1)
      .meta({ description: "Servers, in order, by their names in servers." }),
    layout: z
      .enum(["cards", "row"])
      .default("cards")
      .meta({ description: "Layout of the servers. cards: all details. row: one line for each server." }),
    names: z.boolean().default(true).meta({
      description:
        'Whether the names of the players online are shown, if the service reports them. Only with "layout": "cards".',
    }),
    faces: z.boolean().default(false).meta({
      description:
        "Whether avatars are shown next to the names. They come from the service in avatars, and for Discord members from Discord. The visitor's browser requests them once the list of names is opened.",
    }),
  },
  {
    alsoCalled: {
      status:
        "serverstatus server servers playercount players online live ping serverinfo minecraftstatus estado zustand",
      items: "servers list",
      row: "slim line list compact rows",
      names: "playerlist showplayers shownames players",
      faces: "heads skins playerheads showfaces showheads showavatars",
    },
  },
);

export type StatusProps = Compiled<z.output<typeof statusBlock>>;
