import type { Languages } from "../../config/languages";
import type { Conflict, FromDraft } from "../messages";
import { storedDraft } from "../places/drafts";
import type { Place, ReadText } from "../places/place";
import type { EditableText } from "../text/editableText";
import type { Gesture } from "../text/editLog";
import type { Side } from "../text/merging";
import type { Step } from "../text/step";
import type { EditorWords } from "../words/en";
import { EditedCatalogue } from "./editedCatalogue";
import { loading } from "./onDemand";
import { isSame } from "../text/sameValue";
import type { TranslationChange } from "./translations";
import type { Path } from "../../schema/walk";

export interface CataloguesOptions {
  /** The opened files by their names, which others read. */
  files: Map<string, EditedCatalogue>;
  open: (name: string) => Promise<{ place: Place; first: ReadText }>;
  /** Has the undo list of all files. */
  text: EditableText;
  words: EditorWords["worker"];
  isResting: () => boolean;
  onSaving: () => void;
  /** Called when a text has changed. */
  onText: () => void;
  onConflicts: () => void;
  tell: (message: FromDraft) => void;
}

/** The files with translations that a config names, while they are edited. */
export class Catalogues {
  readonly #files: Map<string, EditedCatalogue>;
  readonly #options: CataloguesOptions;

  constructor(options: CataloguesOptions) {
    this.#options = options;
    this.#files = options.files;
  }

  /** Opens the files that the config names. One that cannot be read has a finding. @returns whether there are new ones */
  async follow(languages: Languages): Promise<boolean> {
    const before = this.#files.size;
    for (const [code, { texts: name }] of Object.entries(languages)) {
      if (typeof name !== "string" || this.#files.has(name)) continue;
      const opened = await this.#options.open(name).catch(() => undefined);
      if (!opened || this.#files.has(name)) continue;
      const { onSaving } = this.#options;
      const onChanged = () => void this.#takeOutside(file, name);
      const file: EditedCatalogue = new EditedCatalogue({ ...opened, name, code, onSaving, onChanged });
      file.saver.isResting = this.#options.isResting();
      this.#files.set(name, file);
      if (!file.saver.isResting) await this.#findEarlier(file, name);
    }
    return this.#files.size > before;
  }

  /** Changes an entry. */
  async edit(name: string, change: TranslationChange, gesture: Gesture): Promise<void> {
    const file = this.#files.get(name);
    if (!file) return;
    const text = await loading(() => file.with(change));
    if (typeof text === "string") this.#write(file, name, text, gesture);
    else this.#options.tell({ kind: "refused", reason: { english: text.refused } });
  }

  /** Undoes or redoes changes of a file. */
  replay(name: string, steps: readonly Step[]): void {
    const file = this.#files.get(name);
    if (!file) return;
    file.replay(steps);
    this.#noteText(file);
  }

  /** Takes over files that were changed outside, or merges them with unsaved work. */
  async takeOutside(takeTheirs?: readonly Path[]): Promise<void> {
    for (const [name, file] of this.#files) await this.#takeOutside(file, name, takeTheirs);
  }

  /** Merges the work of an earlier visit, or puts it aside. */
  async answerEarlier(take: boolean): Promise<void> {
    for (const [name, file] of this.#files) {
      const { earlier } = file.saver;
      if (!earlier) continue;
      const versions = { base: earlier.baseText, mine: earlier.text, theirs: file.text };
      const merged = take ? await loading(() => file.merge(versions, () => "mine")) : undefined;
      file.saver.earlier = earlier.earlier;
      if (typeof merged === "string") this.#write(file, name, merged, this.#gesture("earlier"));
      file.saver.note();
      if (!file.saver.isSaved) await file.saver.store();
    }
  }

  /** Saves everything, and shows what is saved. */
  async give(): Promise<void> {
    for (const [name, file] of this.#files) {
      const { saver } = file;
      await saver.save();
      await saver.store();
      saver.isResting = true;
      this.#write(file, name, saver.known.text, this.#gesture("outside"));
    }
  }

  /** Edits again, after another tab did. */
  async own(): Promise<void> {
    for (const [name, file] of this.#files) {
      file.saver.isResting = false;
      await this.#takeOutside(file, name);
      await this.#findEarlier(file, name);
    }
  }

  #takeOutside(file: EditedCatalogue, name: string, takeTheirs?: readonly Path[]): Promise<void> {
    return file.saver.inTurn(async () => {
      try {
        await this.#merge(file, name, await file.saver.place.read(file.saver.known), takeTheirs);
      } catch (error) {
        file.saver.fail(error);
      }
    });
  }

  async #merge(
    file: EditedCatalogue,
    name: string,
    theirs: ReadText,
    takeTheirs?: readonly Path[],
  ): Promise<void> {
    const { known } = file.saver;
    const { onConflicts, tell, words } = this.#options;
    const asked = file.conflicts;
    const hadConflicts = asked.length > 0;
    let merged: string | undefined | { refused: string } = theirs.text;
    if (theirs.tag === known.tag) {
      file.conflicts = [];
      file.saver.resume(theirs);
      if (hadConflicts) onConflicts();
      return;
    }
    if (file.text !== known.text) {
      const versions = { base: known.text, mine: file.text, theirs: theirs.text };
      // Answers only count for the questions that were asked.
      const choose = (conflict: Conflict): Side | undefined => {
        if (!takeTheirs || !asked.some((one) => isSame(one, conflict))) return undefined;
        return takeTheirs.some((path) => isSame(path, conflict.path)) ? "theirs" : "mine";
      };
      merged = await loading(() => file.merge(versions, choose));
    }
    if (hadConflicts || file.conflicts.length > 0) onConflicts();
    if (merged === undefined) return file.saver.pause({ text: words.outside });
    if (typeof merged !== "string") return file.saver.pause({ english: merged.refused });
    file.saver.resume(theirs);
    this.#write(file, name, merged, this.#gesture("outside"));
    tell({ kind: "outside" });
  }

  /** Finds work that is not in the file. */
  async #findEarlier(file: EditedCatalogue, name: string): Promise<void> {
    const { saver } = file;
    const stored = await storedDraft(saver.place.name);
    if (!stored) return;
    const isOfThisFile = stored.base === saver.known.tag;
    // Work that was based on this very file is not lost by a crash.
    if (isOfThisFile) this.#write(file, name, stored.text, this.#gesture("earlier"));
    saver.earlier = isOfThisFile || stored.text === file.text ? stored.earlier : stored;
    if (isOfThisFile) this.#options.tell({ kind: "draft", isOfThisFile, at: stored.at });
    if (saver.earlier) this.#options.tell({ kind: "draft", isOfThisFile: false, at: saver.earlier.at });
  }

  #gesture(label: "earlier" | "outside"): Gesture {
    return { label: this.#options.words[label], now: Date.now() };
  }

  #write(file: EditedCatalogue, name: string, text: string, gesture: Gesture): void {
    if (text === file.text) return;
    this.#options.text.recordInFile(file.text, text, { ...gesture, file: name });
    file.text = text;
    this.#noteText(file);
  }

  #noteText({ saver }: EditedCatalogue): void {
    saver.note();
    this.#options.onText();
  }
}
