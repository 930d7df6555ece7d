import * as z from "zod";
import { list } from "../list";
import { colorName } from "./tag";
import { richTextOrNone, text, titleOrNone } from "../texts/text";

const columnTitle = titleOrNone.meta({
  description: "Title of the column. It can be empty for the first column, as in a comparison.",
});

export const tableColumn = z
  .union([
    columnTitle,
    z
      .strictObject({
        title: columnTitle.optional(),
        align: z.enum(["start", "center", "end"]).optional().meta({
          description:
            "Alignment of the cells. By default, numbers are aligned to the end and everything else to the start.",
        }),
        color: colorName
          .optional()
          .meta({ description: "Colour of the title, and of links in the cells on small screens." }),
        kind: z.enum(["text", "number", "date"]).default("text").meta({
          description:
            "Type of value in the cells. Rows are sorted by this type. A `date`, such as `2026-11-20`, is shown in the site's language, and so are numbers from a server.",
        }),
      })
      .meta({ description: "A column with options, or with an empty title." }),
  ])
  .meta({ description: "A column: its title, or an object with options." });

const cell = richTextOrNone.meta({
  description: "Text in a cell, with Markdown formatting. It can be empty.",
});

export const tableRow = z
  .union([
    list(cell, "cell"),
    z
      .strictObject({ group: text.meta({ description: "Title above the rows that follow." }) })
      .meta({ description: "Title of a group of rows, across the full width of the table." }),
  ])
  .meta({ description: "A row: a list of cells in column order, or the title of a group of rows." });

/** Advice for a text if the owner writes `true` or `false`. */
export interface LeftOut {
  /** The effect of omitting the key, as the end of the sentence "Leave it out: …". */
  meaning: string;
  /** Why nothing can be written for `false`, as a whole sentence. */
  noOpposite: string;
}

/** For texts whose key is left out where `true` would be written. */
export const leftOutMeaning = z.registry<LeftOut>();
