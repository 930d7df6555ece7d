import * as z from "zod";
import { anchorId } from "./anchor";
import { richText, text } from "./text";

/** The keys that every block has. */
export const blockKeys = {
  id: anchorId.optional(),
  heading: text.optional().meta({ description: "The heading above the block." }),
  intro: richText.optional().meta({ description: "A short introduction below the heading." }),
};

/** The schema of a block type: the keys every block has, and its own. */
export function block<T extends string, S extends z.core.$ZodShape>(type: T, description: string, shape: S) {
  return z
    .strictObject({
      type: z.literal(type).meta({ description: "What kind of block this is." }),
      ...blockKeys,
      ...shape,
    })
    .meta({ description });
}
