import { createHash } from "node:crypto";
import type { Digest } from "../core/digest";

/** SHA-256, answered at once. */
export const sha256: Digest = (text) => createHash("sha256").update(text).digest();

/** So many hexadecimal digits has what names all that a page or a whole site was made from. */
export const KEY_DIGITS = 32;

/**
 * Names a text by its content.
 * @param digits - how many hexadecimal digits the name has; 16 tell millions of texts apart
 */
export function digest(text: string, digits: number): string {
  return createHash("sha256").update(text).digest("hex").slice(0, digits);
}
