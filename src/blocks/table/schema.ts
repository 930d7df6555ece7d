import * as z from "zod";
import { block, type BlockProps } from "../../fields/parts/block";
import { list } from "../../fields/list";
import { tableColumn, tableRow } from "../../fields/parts/table";
import { fieldMeta } from "../../fields/kind";
import { figureName, serverName } from "../../fields/parts/server";
import { text } from "../../fields/texts/text";

export const tableBlock = block(
  "table",
  "A table of ranks, commands, prices or records.",
  {
    caption: text.optional().meta({ description: "Caption above the table." }),
    columns: list(tableColumn, "column")
      .min(1)
      .meta({ description: "Columns, in order. Only the first column can have an empty title." }),
    rows: list(tableRow, "row").min(1).meta({
      description:
        "Rows, with one cell for each column. The first cell is the row header. An entry with `group` starts a group of rows.",
    }),
    server: serverName.optional().meta({
      description:
        'Name of a server in `servers` with the provider `"json"`. Its `list` replaces the rows when it answers. The table keeps the height of `rows`, and more rows scroll.',
    }),
    list: figureName.optional().meta({
      description: "Name of the list in `paths.lists` of the server. It needs a cell for each column.",
    }),
    sort: z
      .boolean()
      .default(false)
      .meta({ description: "Whether visitors can sort the rows by clicking a column title." }),
    search: z
      .boolean()
      .default(false)
      .meta({ description: "Whether a search field appears above the table." }),
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
      list: "leaderboard ranking source data feed",
    },
  },
).register(fieldMeta, { kind: "table" });

export type TableProps = BlockProps<typeof tableBlock>;
