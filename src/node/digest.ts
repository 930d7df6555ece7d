import { hash } from "node:crypto";
import type { Digest } from "../core/dataFiles";

/** SHA-256 in a single call, which is five times faster than `createHash` for small texts. */
export const sha256: Digest = (text) => hash("sha256", text, "buffer");

/** Hexadecimal digits of keys for pages and sites. */
export const KEY_DIGITS = 32;

/**
 * The digest of a text or a file.
 * @param digits - the number of hexadecimal digits, by default all; 16 distinguish millions of texts
 */
export function digest(text: string | Uint8Array, digits?: number): string {
  return hash("sha256", text).slice(0, digits);
}
