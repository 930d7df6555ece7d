import { joined, type Step, sizeOf } from "./step";

/** One entry of the undo list: a gesture, or the typing in one field. */
export interface LogEntry {
  /** A name for the owner, such as "heading of Hero on Home". */
  label: string;
  /** The changes of the text, one after another. */
  steps: readonly Step[];
  /** The name of the catalogue file that they change; absent for the config. */
  file?: string;
}

/** A description of a gesture. */
export interface Gesture {
  label: string;
  /** The field that is typed in. Gestures in the same field become one entry until a pause. */
  joins?: string;
  /** The time in milliseconds. */
  now: number;
  /** The name of the changed catalogue file; absent for the config. */
  file?: string;
}

/** A longer pause in typing starts a new entry. In milliseconds. */
const longestPause = 1_000;

/** Typing that cannot be written as one replacement starts a new entry after this many steps. */
const mostSteps = 50;

/** Small files get this much memory for their undo list. In characters. */
const leastMemory = 65_536;

/** Memory of an entry beside its text. In characters. */
const overhead = 64;

/** The lists of undo and redo. They need at most twice the memory of the text: the oldest entries are forgotten. */
export class EditLog {
  readonly #undo: LogEntry[] = [];
  readonly #redo: LogEntry[] = [];
  #typing: { joins: string; until: number } | undefined;

  get undoable(): LogEntry | undefined {
    return this.#undo.at(-1);
  }

  get redoable(): LogEntry | undefined {
    return this.#redo.at(-1);
  }

  /** The characters of all entries. */
  get size(): number {
    return [...this.#undo, ...this.#redo].reduce((size, entry) => size + sizeOfEntry(entry), 0);
  }

  /**
   * Adds a gesture, or joins it to the last one in the same field.
   * @param before - the text before the gesture
   * @param length - of the text after it
   */
  record(steps: readonly Step[], { label, joins, now, file }: Gesture, before: string, length: number): void {
    if (steps.length === 0) return;
    const last = this.#isTyping(joins, now) ? this.#undo.pop() : undefined;
    const all = last ? joinSteps(last.steps, steps, before) : steps;
    const entry = { label, ...(file === undefined ? {} : { file }) };
    if (last && all.length > mostSteps) this.#undo.push(last, { ...entry, steps });
    else if (all.length > 0) this.#undo.push({ ...entry, steps: all });
    this.#redo.length = 0;
    this.#typing = joins === undefined ? undefined : { joins, until: now + longestPause };
    this.#forget(Math.max(leastMemory, 2 * length));
  }

  /** Ends the typing in a field, as when it loses focus. */
  endTyping(): void {
    this.#typing = undefined;
  }

  /** Moves the last entry to the redo list. */
  undo(): LogEntry | undefined {
    return this.#move(this.#undo, this.#redo);
  }

  /** Moves the last undone entry back. */
  redo(): LogEntry | undefined {
    return this.#move(this.#redo, this.#undo);
  }

  #isTyping(joins: string | undefined, now: number): boolean {
    return joins !== undefined && this.#typing?.joins === joins && now <= this.#typing.until;
  }

  #move(from: LogEntry[], to: LogEntry[]): LogEntry | undefined {
    this.#typing = undefined;
    const entry = from.pop();
    if (entry) to.push(entry);
    return entry;
  }

  /** Keeps the last entry in any case. */
  #forget(most: number): void {
    let size = 0;
    const enough = this.#undo.findLastIndex((entry) => (size += sizeOfEntry(entry)) > most);
    this.#undo.splice(0, Math.min(enough + 1, this.#undo.length - 1));
  }
}

function joinSteps(first: readonly Step[], second: readonly Step[], between: string): readonly Step[] {
  const [one, other] = [first[0]?.[0], second[0]?.[0]];
  const isSimple = [first, second].every((steps) => steps.length === 1 && steps[0]!.length === 1);
  if (!isSimple || !one || !other) return [...first, ...second];
  const replacement = joined(one, other, between);
  return replacement.removed === "" && replacement.added === "" ? [] : [[replacement]];
}

function sizeOfEntry({ label, steps }: LogEntry): number {
  return steps.reduce((size, step) => size + sizeOf(step) + overhead * step.length, overhead + label.length);
}
