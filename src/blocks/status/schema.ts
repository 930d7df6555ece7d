import * as z from "zod";
import { block, type BlockProps } from "../../fields/parts/block";
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
        "Text on the button that opens a link (`href`) or copies text (`copy`). Defaults to the label `learnMore` or `copy`.",
    }),
  })
  .register(fieldMeta, { kind: "action", called: "server" })
  .meta({ description: "A server, with an optional button." });

export const statusBlock = block(
  "status",
  "Status and player counts of your servers. The visitor's browser requests them from a status service.",
  {
    items: list(shownServer, "server").min(1).meta({ description: "Servers, in order." }),
    layout: z.enum(["cards", "row"]).default("cards").meta({
      description: "Layout of the servers. `cards` shows all details. `row` shows one line for each server.",
    }),
    names: z
      .union([z.boolean(), z.literal("open")])
      .default(true)
      .meta({
        description:
          'Whether to show the names of online players, if the service reports them. With `"open"`, they are visible at once. Requires `"layout": "cards"`.',
      }),
    faces: z.boolean().default(false).meta({
      description:
        "Whether to show avatars next to player names. Discord provides the avatars of Discord members, and the service in `avatars` provides all others. The browser requests them when the list of names is open.",
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

export type StatusProps = BlockProps<typeof statusBlock>;
