import * as z from "zod";
import { anchorId } from "./anchor";
import { noteOtherWords } from "./otherWords";
import { richText, text } from "./text";

/** The keys that every block has. */
export const blockKeys = {
  id: anchorId.optional(),
  heading: text.optional().meta({ description: "The heading above the block." }),
  intro: richText.optional().meta({ description: "A short introduction below the heading." }),
};

/** How wide a block is. */
export const blockWidth = z.enum(["narrow", "normal", "wide"]).default("normal").meta({
  description: "How wide it is: as running text, as cards, or wider on a large screen.",
});

/** What other rooms have to know of a block type, beside its keys. */
export interface BlockFacts {
  /** Whether a page that starts with such a block has its heading there, where the block has one. */
  opensPage?: boolean;
  /**
   * What the type, its keys and their values are called elsewhere: for each name other words in small
   * letters, with spaces between them.
   */
  alsoCalled?: Readonly<Record<string, string>>;
}

/** What is known of which block type. */
export const blockFacts = z.registry<BlockFacts>();

/** The schema of a block type: the keys every block has, and its own. */
export function block<T extends string, S extends z.core.$ZodShape>(
  type: T,
  description: string,
  shape: S,
  facts: BlockFacts = {},
) {
  noteOtherWords(facts.alsoCalled ?? {});
  return z
    .strictObject({
      type: z.literal(type).meta({ description: "What kind of block this is." }),
      ...blockKeys,
      ...shape,
    })
    .register(blockFacts, facts)
    .meta({ description });
}
