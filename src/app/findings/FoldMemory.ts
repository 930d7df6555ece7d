import type { ShownFinding } from "./report";

const KEY = "spawnpage-findings";

type Worst = ShownFinding["severity"];

/** Whether the findings are expanded: by default only errors are. The owner's choice lasts in this tab. */
export class FoldMemory {
  readonly #storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">;

  /** @param storage - a function, because access to storage throws if the browser blocks it */
  constructor(storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">) {
    this.#storage = storage;
  }

  /** Whether to expand findings with this worst severity. `undefined` forgets the owner's choice. */
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
      // Without storage, the choice lasts until the next report.
    }
  }
}
