import * as z from "zod";

/** Advice for a text if the owner writes `true` or `false`. */
export interface LeftOut {
  /** The effect of omitting the key, as the end of the sentence "Leave it out: …". */
  meaning: string;
  /** Why nothing can be written for `false`, as a whole sentence. */
  noOpposite: string;
}

/** For texts whose key is left out where `true` would be written. */
export const leftOutMeaning = z.registry<LeftOut>();
