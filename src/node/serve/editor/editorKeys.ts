import { randomBytes, timingSafeEqual } from "node:crypto";

/** Random names of one start, which other pages and programs cannot guess. */
export interface EditorKeys {
  /** Sent as a header with each request of the editor. */
  own: string;
  /** Part of the addresses of the frame, which can only read public files. */
  frame: string;
}

export function newKeys(): EditorKeys {
  return { own: randomBytes(24).toString("base64url"), frame: randomBytes(24).toString("base64url") };
}

export function isKey(given: unknown, key: string): boolean {
  if (typeof given !== "string" || given.length !== key.length) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(key));
}
