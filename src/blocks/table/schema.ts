import * as z from "zod";
import { block } from "../../fields/block";
import type { Compiled } from "../../fields/compiled";
import { list } from "../../fields/list";
import { richTextOrNone, text } from "../../fields/text";

const columnTitle = text.meta({ description: "The title of the column." });

const column = z
  .union([
    columnTitle,
    z
      .strictObject({
        title: columnTitle,
        align: z.enum(["start", "center", "end"]).optional().meta({
          description: "Where the cells stand. Without it, numbers stand at the end, all else at the start.",
        }),
        kind: z
          .enum(["text", "number"])
          .default("text")
          .meta({ description: "What the cells hold, which decides how they are sorted." }),
      })
      .meta({ description: "A column with more than a title." }),
  ])
  .meta({ description: "A column: its title alone, or a group of keys with more." });

const cell = richTextOrNone.meta({
  description: "What stands in one cell: a text with light formatting. An empty text leaves the cell empty.",
});

const row = z
  .union([
    list(cell, "cell"),
    z
      .strictObject({ group: text.meta({ description: "The title above the rows that follow." }) })
      .meta({ description: "A line across the table that opens a group of rows." }),
  ])
  .meta({ description: "A row: its cells in the order of the columns, or the title of a group." });

export const tableBlock = block(
  "table",
  "Rows and columns: ranks, commands, prices, records.",
  {
    caption: text.optional().meta({ description: "What the table shows, above it." }),
    columns: list(column, "column").min(1).meta({ description: "The columns, in order." }),
    rows: list(row, "row").min(1).meta({
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
