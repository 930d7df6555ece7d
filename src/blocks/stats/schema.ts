import * as z from "zod";
import { block, type BlockProps } from "../../fields/parts/block";
import { iconName } from "../../fields/pictures/icon";
import { list } from "../../fields/list";
import { serverName } from "../../fields/parts/server";
import { colorName } from "../../fields/parts/tag";
import { text } from "../../fields/texts/text";

const stat = z
  .strictObject({
    value: text.meta({ description: "Number or short text, such as “500+” or “24/7”." }),
    label: text.meta({ description: "Label of the number." }),
    icon: iconName.optional(),
    color: colorName.optional().meta({ description: "Colour of the number." }),
    server: serverName.optional().meta({
      description: "Name of a server in `servers`. That server's player count replaces the value.",
    }),
  })
  .meta({ description: "A number and its label." });

export const statsBlock = block(
  "stats",
  "Statistics, as numbers with labels.",
  {
    layout: z.enum(["row", "band", "list"]).default("row").meta({
      description:
        "Layout of the statistics. `row` puts them side by side in a frame. `band` shows them very large, without a frame. `list` puts each one on its own line, with the label first.",
    }),
    items: list(stat, "figure").min(1).meta({ description: "Statistics, in order." }),
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

export type StatsProps = BlockProps<typeof statsBlock>;
