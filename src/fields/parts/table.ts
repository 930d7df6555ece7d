import * as z from "zod";
import { list } from "../list";
import { richTextOrNone, text, textOrNone } from "../texts/text";

const columnTitle = textOrNone.meta({
  description: "The title of the column. The first column may do without one, as in a comparison.",
});

/** A column of a table. */
export const tableColumn = z
  .union([
    columnTitle,
    z
      .strictObject({
        title: columnTitle.optional(),
        align: z.enum(["start", "center", "end"]).optional().meta({
          description: "Where the cells stand. Without it, numbers stand at the end, all else at the start.",
        }),
        kind: z
          .enum(["text", "number"])
          .default("text")
          .meta({ description: "What the cells hold, which decides how they are sorted." }),
      })
      .meta({ description: "A column with more than a title, or without one." }),
  ])
  .meta({ description: "A column: its title alone, or a group of keys with more." });

const cell = richTextOrNone.meta({
  description: "What stands in one cell: a text with light formatting. An empty text leaves the cell empty.",
});

/** A row of a table, or the title of a group of rows. */
export const tableRow = z
  .union([
    list(cell, "cell"),
    z
      .strictObject({ group: text.meta({ description: "The title above the rows that follow." }) })
      .meta({ description: "A line across the table that opens a group of rows." }),
  ])
  .meta({ description: "A row: its cells in the order of the columns, or the title of a group." });
