import type { ShownFinding } from "./report";

const KEY = "spawnpage-findings";

type Worst = ShownFinding["severity"];

/**
 * Whether the findings are unfolded. Errors are, warnings are not, unless the owner chose otherwise. The
 * choice holds in this tab, from save to save and from page to page, for as long as the worst finding
 * stays of the same kind.
 */
export class FoldMemory {
  readonly #storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">;

  /** @param storage - a function, because a browser that keeps nothing throws when it is asked for its storage */
  constructor(storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">) {
    this.#storage = storage;
  }

  /** Whether findings are unfolded of which this is the worst; none forgets what was chosen. */
  isOpen(worst: Worst | undefined): boolean {
    const [kind, choice] = this.#read()?.split(" ") ?? [];
    if (kind === worst && worst !== undefined) return choice === "open";
    this.#write(undefined);
    return worst === "error";
  }

  choose(worst: Worst, isOpen: boolean): void {
    this.#write(`${worst} ${isOpen ? "open" : "folded"}`);
  }

  #read(): string | null {
    try {
      return this.#storage().getItem(KEY);
    } catch {
      return null;
    }
  }

  #write(value: string | undefined): void {
    try {
      if (value === undefined) this.#storage().removeItem(KEY);
      else this.#storage().setItem(KEY, value);
    } catch {
      // Without storage, the choice holds until the next report.
    }
  }
}
