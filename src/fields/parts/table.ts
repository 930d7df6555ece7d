import * as z from "zod";
import { list } from "../list";
import { richTextOrNone, text, textOrNone } from "../texts/text";

const columnTitle = textOrNone.meta({
  description: "Title of the column. The first column may have an empty title, as in a comparison.",
});

/** A column of a table. */
export const tableColumn = z
  .union([
    columnTitle,
    z
      .strictObject({
        title: columnTitle.optional(),
        align: z.enum(["start", "center", "end"]).optional().meta({
          description:
            "Alignment of the cells. Without it, numbers are aligned to the end and everything else to the start.",
        }),
        kind: z
          .enum(["text", "number"])
          .default("text")
          .meta({ description: "Type of the cells. It determines how they are sorted." }),
      })
      .meta({ description: "A column with more options than a title, or with an empty title." }),
  ])
  .meta({ description: "A column: only its title, or an object with more options." });

const cell = richTextOrNone.meta({
  description: "Text of a cell, with light formatting. It may be empty.",
});

/** A row of a table, or the title of a group of rows. */
export const tableRow = z
  .union([
    list(cell, "cell"),
    z
      .strictObject({ group: text.meta({ description: "Title above the following rows." }) })
      .meta({ description: "Title of a group of rows, across the whole table." }),
  ])
  .meta({ description: "A row: its cells in the order of the columns, or the title of a group of rows." });
