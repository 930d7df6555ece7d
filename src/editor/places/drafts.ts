import { del, get, set } from "idb-keyval";

/** Work that is not saved yet, in the browser's own store. */
export interface StoredDraft {
  text: string;
  /** The tag of the text that it was made from. */
  base: string;
  /** That text itself, for merging. */
  baseText: string;
  /** The time in milliseconds since 1970. */
  at: number;
  /** Work of an earlier visit that the owner has neither used nor put aside. */
  earlier?: StoredDraft | undefined;
}

const keyFor = (place: string) => `draft ${place}`;

/**
 * @param draft - `undefined` removes it
 * @returns whether the draft is stored
 */
export async function storeDraft(place: string, draft: StoredDraft | undefined): Promise<boolean> {
  return Promise.resolve()
    .then(() => (draft ? set(keyFor(place), draft) : del(keyFor(place))))
    .then(
      () => true,
      // Private windows of some browsers, and full disks.
      () => false,
    );
}

export async function storedDraft(place: string): Promise<StoredDraft | undefined> {
  return Promise.resolve()
    .then(() => get<StoredDraft>(keyFor(place)))
    .catch(() => undefined);
}
