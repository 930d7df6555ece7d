import * as z from "zod";
import { most } from "./amounts";

/** The name of a list's entries in messages. */
export interface EntryWords {
  /** The word in front of the number of an entry, as in `card 2`. */
  entry: string;
  /** The word for those entries that have a key of this name. */
  having?: { key: string; entry: string };
}

export const listEntries = z.registry<EntryWords>();

/** A list. `entry` names one of its entries, as in `card 2`; `having` names entries with a certain key. */
export function list<S extends z.ZodType>(
  schema: S,
  entry: string,
  mostEntries: number = most.entries,
  having?: EntryWords["having"],
) {
  return z
    .array(schema)
    .max(mostEntries)
    .register(listEntries, { entry, ...(having ? { having } : {}) });
}
