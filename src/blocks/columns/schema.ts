import * as z from "zod";
import { block, type BlockProps } from "../../fields/parts/block";
import { list } from "../../fields/list";

/** @param nested - the schema of a nested block */
export function columnsBlock<N extends z.ZodType>(nested: N) {
  const column = z
    .strictObject({
      span: z.int().min(1).max(3).default(1).meta({
        description:
          "Width of the column compared with the others. With 2 and 1, the first column takes two thirds of the row. Has no effect in the layout `masonry`.",
      }),
      blocks: list(nested, "block").min(1).meta({ description: "Blocks in the column, in order." }),
    })
    .meta({ description: "A column with blocks." });

  return block(
    "columns",
    "Two to six columns of blocks, side by side on wide screens and one below the other on phones.",
    {
      layout: z.enum(["row", "masonry", "carousel"]).default("row").meta({
        description:
          "Layout of the columns. `row` puts them side by side, in two rows if they are too many for one. `masonry` fills three columns from top to bottom, and each entry keeps its height. `carousel` is a single row that visitors can swipe.",
      }),
      items: list(column, "column", 6).min(1).meta({ description: "Columns, in order." }),
    },
    {
      alsoCalled: {
        columns: "column row cols col grid sidebyside split twocolumns spalten colonnes columnas",
        items: "columns cols entries list",
        span: "width size weight colspan share breite",
        masonry: "mosaic wall pinterest bento",
        carousel: "slider slideshow swipe karussell",
      },
    },
  );
}

export type ColumnsProps = BlockProps<ReturnType<typeof columnsBlock>>;
/** Blocks in a column, whose type the schema leaves open. */
export type NestedBlocks = ColumnsProps["items"][number]["blocks"];
