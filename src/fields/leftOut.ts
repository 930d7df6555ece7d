import * as z from "zod";

/**
 * For texts in whose place `true` is easily written: what leaving the key out means, as the end of the sentence "Leave it
 * out: …".
 */
export const leftOutMeaning = z.registry<{ meaning: string }>();
