import type { Saving } from "../messages";
import { ChangedElsewhere, type Place, type ReadText } from "../places/place";
import { dropDraft, storeDraft } from "../places/drafts";
import { sentenceOf } from "../sentence";

/** After the last change, in milliseconds. */
const SAVE_MS = 800;
const STORE_MS = 300;

export interface SaverOptions {
  place: Place;
  text: () => string;
  /** Called when it changes where the work is saved. */
  onSaving: (saving: Saving) => void;
  /** Called when the place has another text than expected. */
  onChanged: () => void;
}

/** Saves the text: in the browser's store at once, in its place a moment after the last change. */
export class Saver {
  /** The last text that was read from the place or written to it. */
  known: ReadText;
  saving: Saving = { state: "saved" };
  readonly #options: SaverOptions;
  #storing: ReturnType<typeof setTimeout> | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #isWriting = false;
  /** Set while a question about a conflict is open: the file must not be overwritten. */
  isPaused = false;

  constructor(known: ReadText, options: SaverOptions) {
    this.known = known;
    this.#options = options;
  }

  get place(): Place {
    return this.#options.place;
  }

  get isSaved(): boolean {
    return this.#options.text() === this.known.text;
  }

  /** The text has changed. */
  note(): void {
    clearTimeout(this.#waiting);
    if (this.isSaved) {
      this.#set({ state: "saved" });
      void dropDraft(this.#options.place.name);
      return;
    }
    this.#set({ state: "waiting" });
    this.#storing ??= setTimeout(() => void this.#store(), STORE_MS);
    this.#waiting = setTimeout(() => void this.save(), SAVE_MS);
  }

  /** Saves now. */
  async save(): Promise<void> {
    clearTimeout(this.#waiting);
    if (this.#isWriting || this.isPaused || this.isSaved) return;
    this.#isWriting = true;
    const text = this.#options.text();
    this.#set({ state: "saving" });
    try {
      const tag = await this.#options.place.write(text, this.known.tag);
      this.known = { text, tag };
      this.#isWriting = false;
      this.note();
    } catch (error) {
      this.#isWriting = false;
      if (error instanceof ChangedElsewhere) this.#options.onChanged();
      else this.#set({ state: "failed", reason: sentenceOf(error) });
    }
  }

  async #store(): Promise<void> {
    this.#storing = undefined;
    const text = this.#options.text();
    if (text === this.known.text) return;
    const { tag: base, text: baseText } = this.known;
    await storeDraft(this.#options.place.name, { text, base, baseText, at: Date.now() });
  }

  #set(saving: Saving): void {
    this.saving = saving;
    this.#options.onSaving(saving);
  }
}
