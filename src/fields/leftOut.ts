import * as z from "zod";

/** What is told of a text in whose place `true` or `false` is easily written. */
export interface LeftOut {
  /** What leaving the key out means, as the end of the sentence "Leave it out: …". */
  meaning: string;
  /** Why nothing can be written for `false`, as a whole sentence. */
  noOpposite: string;
}

/** For texts whose key is left out where `true` would be written. */
export const leftOutMeaning = z.registry<LeftOut>();
