import { hash } from "node:crypto";
import type { Digest } from "../core/digest";

/** SHA-256, answered at once, and in one step: for small texts that costs a fifth. */
export const sha256: Digest = (text) => hash("sha256", text, "buffer");

/** So many hexadecimal digits has what names all that a page or a whole site was made from. */
export const KEY_DIGITS = 32;

/**
 * Names a text by its content.
 * @param digits - how many hexadecimal digits the name has; 16 tell millions of texts apart
 */
export function digest(text: string, digits: number): string {
  return hash("sha256", text).slice(0, digits);
}
