import * as z from "zod";
import { block } from "../../fields/parts/block";
import type { Compiled } from "../../fields/compiled";
import { list } from "../../fields/list";
import { tableColumn, tableRow } from "../../fields/parts/table";
import { text } from "../../fields/texts/text";

export const tableBlock = block(
  "table",
  "Rows and columns: ranks, commands, prices, records.",
  {
    caption: text.optional().meta({ description: "What the table shows, above it." }),
    columns: list(tableColumn, "column")
      .min(1)
      .meta({ description: "The columns, in order. Only the first may be without a title." }),
    rows: list(tableRow, "row").min(1).meta({
      description:
        "The rows, each with as many cells as there are columns. The first cell names its row. An entry with group opens a group.",
    }),
    sort: z
      .boolean()
      .default(false)
      .meta({ description: "Whether visitors can sort the rows by a press on the title of a column." }),
    search: z.boolean().default(false).meta({ description: "Whether a field above the table finds rows." }),
  },
  {
    alsoCalled: {
      table: "tabelle tabla tableau leaderboard comparison matrix ranking spreadsheet",
      columns: "headers cols fields spalten",
      rows: "entries data lines zeilen",
      sort: "sortable sorting order",
      search: "searchable filter find",
      caption: "subtitle legend",
      group: "section divider separator",
    },
  },
);

export type TableProps = Compiled<z.output<typeof tableBlock>>;
