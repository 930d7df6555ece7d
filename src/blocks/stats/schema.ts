import * as z from "zod";
import { block } from "../../fields/parts/block";
import type { Compiled } from "../../fields/compiled";
import { iconName } from "../../fields/pictures/icon";
import { list } from "../../fields/list";
import { serverName } from "../../fields/parts/server";
import { text } from "../../fields/texts/text";

const stat = z
  .strictObject({
    value: text.meta({ description: "The figure, e.g. 500+ or 24/7." }),
    label: text.meta({ description: "What the figure counts." }),
    icon: iconName.optional(),
    server: serverName.optional().meta({
      description:
        "The name of one of the servers: how many are on is shown in place of the value, as soon as it is known.",
    }),
  })
  .meta({ description: "One figure." });

export const statsBlock = block(
  "stats",
  "Figures with what they count.",
  {
    layout: z.enum(["row", "band", "list"]).default("row").meta({
      description:
        "How the figures stand: row puts them beside each other in a frame, band shows them very large and without one, list gives each a line, with what it counts before it.",
    }),
    items: list(stat, "figure").min(1).meta({ description: "The figures, in order." }),
  },
  {
    alsoCalled: {
      stats: "numbers figures statistics statistik counters zahlen",
      items: "stats",
      row: "cards boxes grid framed normal",
      band: "large open big strip hero",
      list: "lines table rows facts compact liste",
    },
  },
);

export type StatsProps = Compiled<z.output<typeof statsBlock>>;
