import * as z from "zod";
import { block, type BlockProps } from "../../fields/parts/block";
import { iconName } from "../../fields/pictures/icon";
import { list } from "../../fields/list";
import { figureName, serverName } from "../../fields/parts/server";
import { colorName } from "../../fields/parts/tag";
import { text } from "../../fields/texts/text";

const stat = z
  .strictObject({
    value: text.meta({ description: "Number or short text, such as “500+” or “24/7”." }),
    label: text.meta({ description: "Label of the number." }),
    icon: iconName.optional(),
    color: colorName.optional().meta({ description: "Colour of the number." }),
    server: serverName.optional().meta({
      description:
        "Name of a server in `servers`. Its player count, or its `figure`, replaces the value when the server answers.",
    }),
    figure: figureName.optional().meta({
      description:
        "Figure of the server: `players`, `maximum`, or a name in `paths.figures` of the server. Defaults to `players`.",
    }),
    progress: z.number().min(0).max(100).optional().meta({
      description: 'Length of the bar or ring, in percent. Requires `"layout": "bars"` or `"rings"`.',
    }),
  })
  .meta({ description: "A number and its label." });

export const statsBlock = block(
  "stats",
  "Statistics, as numbers with labels.",
  {
    layout: z.enum(["row", "band", "list", "bars", "rings"]).default("row").meta({
      description:
        "Layout of the statistics. `row` puts them side by side in a frame. `band` shows them very large, without a frame. `list` puts each one on its own line, with the label first. `bars` and `rings` also show the `progress` of each one.",
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
      bars: "progressbars bar meters balken",
      rings: "circles ring donut gauge radial kreise",
      progress: "percent percentage fill done fortschritt",
      figure: "stat metric field",
    },
  },
);

export type StatsProps = BlockProps<typeof statsBlock>;
