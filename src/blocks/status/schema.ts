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
    note: text.optional().meta({ description: "A few words about the server: Vanilla, from 1.21 on." }),
    ...actionKeys,
    label: text.optional().meta({ description: "The words of the button that copies or leads on." }),
  })
  .register(fieldMeta, { kind: "action", called: "server" })
  .meta({ description: "One server, and how one gets there." });

export const statusBlock = block(
  "status",
  "Which servers are online and who is on, asked of a service by the visitor's browser.",
  {
    items: list(shownServer, "server")
      .min(1)
      .meta({ description: "The servers, in order, by their names in servers." }),
    layout: z
      .enum(["cards", "row"])
      .default("cards")
      .meta({ description: "cards have room for all that is known, row is a line for each server." }),
    names: z.boolean().default(true).meta({
      description: "Whether those who are on are named, as far as the service names them. Cards only.",
    }),
    faces: z.boolean().default(false).meta({
      description:
        "Whether their faces stand beside their names: from the service in avatars, and those on Discord from Discord. The browser of a visitor asks for them once the list of names is opened.",
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
