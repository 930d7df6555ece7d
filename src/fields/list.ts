import * as z from "zod";
import { most } from "./amounts";

/** What each entry of a list is called in messages: the word in front of its number, as in `card 2`. */
export const listEntries = z.registry<{ entry: string }>();

/**
 * A list.
 * @param entry - what one of its entries is called, as in `card 2`
 * @param mostEntries - how many it may have
 */
export function list<S extends z.ZodType>(schema: S, entry: string, mostEntries: number = most.entries) {
  return z.array(schema).max(mostEntries).register(listEntries, { entry });
}
