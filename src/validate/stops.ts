import type { Schema } from "../schema/structure";
import type { Path } from "../schema/walk";
import type { Key, Visit } from "./visits";

/** A value of a config and its schema: a route, a post, the languages, or the rest. */
export interface Part {
  readonly path: Path;
  readonly value: object;
  readonly schema: Schema;
}

/** A visit, and its results since the last call of {@link take}. */
export class Stop<Item = unknown> {
  readonly visit: Visit<Item, never>;
  readonly find: (seen: unknown, context: unknown) => readonly Item[];
  #found: Item[] = [];
  /** How many more results it may have. */
  #left: number;
  isFull = false;

  constructor(visit: Visit<Item, never>, limit = Infinity) {
    this.visit = visit;
    this.find = visit.find as Stop<Item>["find"];
    this.#left = limit;
  }

  note(items: readonly Item[]): void {
    for (const item of items.slice(0, this.#left)) this.#found.push(item);
    this.#left -= items.length;
    this.isFull = this.#left <= 0;
  }

  get hasFound(): boolean {
    return this.#found.length > 0;
  }

  /** The results since the last call. */
  take(): readonly Item[] {
    const found = this.#found;
    this.#found = [];
    return found;
  }
}

/** Visits of the same kind of values. */
export class Stops {
  readonly all: Stop[] = [];
  readonly #forPlain = new Map<Key, readonly Stop[]>();

  /** The stops that visit plain texts under a key. A config uses few keys. */
  forPlain(part: Key): readonly Stop[] {
    const key = typeof part === "number" ? 0 : part;
    let stops = this.#forPlain.get(key);
    if (!stops) this.#forPlain.set(key, (stops = this.all.filter(({ visit }) => visit.isForPlain?.(key))));
    return stops;
  }
}
