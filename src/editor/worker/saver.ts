import type { Saving } from "../messages";
import { ChangedElsewhere, type Place, type ReadText } from "../places/place";
import { type StoredDraft, storeDraft } from "../places/drafts";
import { type Sentence, sentenceOf } from "../sentence";

/** After the last change, in milliseconds. */
const SAVE_MS = 800;
const STORE_MS = 400;
/** After a failure, in milliseconds. */
const RETRY_MS = 3000;

export interface SaverOptions {
  place: Place;
  text: () => string;
  /** Called when it changes where the work is saved. */
  onSaving: () => void;
  /** Called when the place has another text than expected. */
  onChanged: () => void;
}

/** Saves the text: in the browser's store at once, and in the file a moment after the last change. */
export class Saver {
  /** The last text that was read from the place or written to it. */
  known: ReadText;
  saving: Saving = { state: "saved" };
  /** Work of an earlier visit, which stays in the store until the owner decides. */
  earlier: StoredDraft | undefined;
  /** Set while another tab edits: this one writes nothing. */
  isResting = false;
  readonly #options: SaverOptions;
  #storing: ReturnType<typeof setTimeout> | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  /** The work in the browser's store. */
  #kept: string | undefined;
  #pausedBy: Sentence | undefined;
  /** The last reading or writing of the place. */
  #turn: Promise<unknown> = Promise.resolve();

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

  /** Whether nothing is lost if the browser ends now. */
  get isSafe(): boolean {
    return this.isResting || this.isSaved || this.#options.text() === this.#kept;
  }

  /** Reads or writes the place when everything before it has ended, so none sees the text of another one too late. */
  inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const turn = this.#turn.then(act);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  /** The text has changed. */
  note(): void {
    clearTimeout(this.#waiting);
    if (this.isResting) return;
    if (!this.isSaved) this.#storing ??= setTimeout(() => void this.store(), STORE_MS);
    if (this.#pausedBy !== undefined) {
      this.#set({ state: "failed", reason: this.#pausedBy });
      // Without work of its own, the editor shows what the place has.
      if (this.isSaved) this.#options.onChanged();
    } else if (this.isSaved) {
      this.#set({ state: "saved" });
      void this.forget();
    } else {
      this.#set({ state: "waiting" });
      this.#waiting = setTimeout(() => void this.save(), SAVE_MS);
    }
  }

  /**
   * Writes nothing until {@link resume}, because the place has a text that cannot be merged yet.
   */
  pause(reason: Sentence): void {
    this.#pausedBy = reason;
    this.note();
  }

  /** Goes on saving, from the text that the place has now. */
  resume(known: ReadText): void {
    this.known = known;
    this.#pausedBy = undefined;
    this.note();
  }

  /** Says that the place cannot be used, and tries it again later. */
  fail(error: unknown): void {
    this.#set({ state: "failed", reason: sentenceOf(error) });
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => void this.save(), RETRY_MS);
  }

  /** Saves now. */
  save(): Promise<void> {
    clearTimeout(this.#waiting);
    return this.inTurn(async () => {
      if (this.isResting || this.#pausedBy !== undefined || this.isSaved) return;
      const text = this.#options.text();
      // A reason stays until another try succeeds.
      if (this.saving.state !== "failed") this.#set({ state: "saving" });
      try {
        const tag = await this.place.write(text, this.known.tag);
        this.known = { text, tag };
        this.note();
      } catch (error) {
        if (error instanceof ChangedElsewhere) this.#options.onChanged();
        else this.fail(error);
      }
    });
  }

  /** Keeps the work in the browser's store. */
  async store(): Promise<void> {
    clearTimeout(this.#storing);
    this.#storing = undefined;
    const text = this.#options.text();
    if (this.isSaved || this.isResting) return;
    const { tag: base, text: baseText } = this.known;
    const draft = { text, base, baseText, at: Date.now(), earlier: this.earlier };
    if (!(await storeDraft(this.place.name, draft))) return;
    this.#kept = text;
    this.#options.onSaving();
  }

  /** Removes saved work from the browser's store. */
  async forget(): Promise<void> {
    this.#kept = undefined;
    await storeDraft(this.place.name, this.earlier);
  }

  #set(saving: Saving): void {
    this.saving = saving;
    this.#options.onSaving();
  }
}
