import { del, get, set } from "idb-keyval";

/** Work that is not in its place yet, in the browser's own store. */
export interface StoredDraft {
  text: string;
  /** The tag of the text that it was made from. */
  base: string;
  /** That text itself, for merging. */
  baseText: string;
  /** The time in milliseconds since 1970. */
  at: number;
}

const keyFor = (place: string) => `draft ${place}`;

/** @returns whether the draft is stored */
export async function storeDraft(place: string, draft: StoredDraft): Promise<boolean> {
  return set(keyFor(place), draft).then(
    () => true,
    // Private windows of some browsers, and full disks.
    () => false,
  );
}

export async function storedDraft(place: string): Promise<StoredDraft | undefined> {
  return get<StoredDraft>(keyFor(place)).catch(() => undefined);
}

export async function dropDraft(place: string): Promise<void> {
  await del(keyFor(place)).catch(() => undefined);
}
