import { nameOf } from "../../words/words";
import { type Applied, unchanged, withStep } from "./applied";
import { EditLog, type Gesture, type LogEntry } from "./editLog";
import { IndexedText } from "./indexedText";
import { type Intent, isRefused, type Refused } from "./intent";
import { applyIntents } from "./intentSteps";
import type { Side } from "./merging";
import { type MergedTexts, mergeTexts } from "./mergeTexts";
import { inverseOf, type Step, stepOf } from "./step";
import { textDiff } from "./textDiff";

/** An entry of the undo list that was undone or done again. */
export interface Replayed extends Applied {
  label: string;
  /** The changes of a catalogue file. The text of the config stays the same then. */
  inFile?: { name: string; steps: readonly Step[] };
}

/** The text of a config that is being edited, and its undo list. */
export class EditableText {
  #current: IndexedText;
  readonly #log = new EditLog();

  constructor(text: string) {
    this.#current = new IndexedText(text);
  }

  get current(): IndexedText {
    return this.#current;
  }

  get text(): string {
    return this.#current.text;
  }

  /** The names of the next entries to undo and to redo. */
  get labels(): { undo: string | undefined; redo: string | undefined } {
    return { undo: this.#log.undoable?.label, redo: this.#log.redoable?.label };
  }

  /** The memory of the undo list in characters. */
  get undoSize(): number {
    return this.#log.size;
  }

  /**
   * Applies the intents of one gesture: all, or none if one is refused. Nothing is recorded if the text stays the same.
   * @param gesture - by default, its label is the name of the first intent's path
   */
  edit(intents: readonly Intent[], gesture: Omit<Gesture, "label"> & { label?: string }): Applied | Refused {
    const applied = applyIntents(this.#current, intents);
    return isRefused(applied) ? applied : this.#take(applied, { label: labelOf(intents), ...gesture });
  }

  /** Takes over a text that was changed elsewhere, as one entry of the undo list. It may be broken. */
  takeOver(text: string, gesture: Omit<Gesture, "joins">): Applied {
    const step = stepOf(this.text, textDiff(this.text, text));
    return this.#take(withStep(unchanged(this.#current), step), gesture);
  }

  /**
   * Merges a text that was changed elsewhere, as one entry of the undo list.
   * @param base - the last text that was read from or written to the place
   * @param choices - the winners of the conflicts. If one has no winner, nothing changes yet.
   * @returns a sentence if one of the texts is broken
   */
  merge(
    { base, theirs }: { base: string; theirs: string },
    choices: readonly (Side | undefined)[],
    gesture: Omit<Gesture, "joins">,
  ): (MergedTexts & { applied: Applied | undefined }) | Refused {
    const result = mergeTexts({ base, mine: this.text, theirs }, choices);
    if (isRefused(result)) return result;
    const isOpen = result.conflicts.some((_, index) => choices[index] === undefined);
    return { ...result, applied: isOpen ? undefined : this.takeOver(result.text, gesture) };
  }

  /** Undoes the last entry; `undefined` if the list is empty. */
  undo(): Replayed | undefined {
    const entry = this.#log.undo();
    return entry && this.#replay(entry, entry.steps.map(inverseOf).reverse());
  }

  /** Redoes the last undone entry; `undefined` if the list is empty. */
  redo(): Replayed | undefined {
    const entry = this.#log.redo();
    return entry && this.#replay(entry, entry.steps);
  }

  /** Records a change of a catalogue file in the undo list. */
  recordInFile(before: string, after: string, gesture: Gesture & { file: string }): void {
    const step = stepOf(before, textDiff(before, after));
    this.#log.record(step.length > 0 ? [step] : [], gesture, before, after.length);
  }

  /** Ends the typing in a field, as when it loses focus. */
  endTyping(): void {
    this.#log.endTyping();
  }

  #take(applied: Applied, gesture: Gesture): Applied {
    this.#log.record(applied.steps, gesture, this.text, applied.after.text.length);
    this.#current = applied.after;
    return applied;
  }

  #replay({ label, file }: LogEntry, steps: readonly Step[]): Replayed {
    if (file !== undefined) return { ...unchanged(this.#current), label, inFile: { name: file, steps } };
    const applied = steps.reduce(withStep, unchanged(this.#current));
    this.#current = applied.after;
    return { ...applied, label };
  }
}

function labelOf([intent]: readonly Intent[]): string {
  return !intent || intent.do === "splice" ? "text of the file" : nameOf(intent.path);
}
