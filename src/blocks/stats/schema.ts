import * as z from "zod";
import { block } from "../../fields/parts/block";
import type { Compiled } from "../../fields/compiled";
import { iconName } from "../../fields/pictures/icon";
import { list } from "../../fields/list";
import { serverName } from "../../fields/parts/server";
import { text } from "../../fields/texts/text";

const stat = z
  .strictObject({
    value: text.meta({ description: "Number or short text, such as 500+ or 24/7." }),
    label: text.meta({ description: "Label of the number." }),
    icon: iconName.optional(),
    server: serverName.optional().meta({
      description: "Name of a server. Its number of players online replaces the value.",
    }),
  })
  .meta({ description: "A number with its label." });

export const statsBlock = block(
  "stats",
  "Statistics: numbers with labels.",
  {
    layout: z.enum(["row", "band", "list"]).default("row").meta({
      description:
        "Layout of the statistics. row: side by side in a frame. band: very large, without a frame. list: one line each, with the label first.",
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

export type StatsProps = Compiled<z.output<typeof statsBlock>>;
