import * as z from "zod";

/** What each entry of a list is called in messages: the word in front of its number, as in `card 2`. */
export const listEntries = z.registry<{ entry: string }>();

/**
 * A list.
 * @param entry - what one of its entries is called, as in `card 2`
 */
export function list<S extends z.ZodType>(schema: S, entry: string) {
  return z.array(schema).register(listEntries, { entry });
}
