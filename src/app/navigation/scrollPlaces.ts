/** The browser APIs for scroll positions; injected in tests. */
export type ScrollingWindow = Pick<Window, "history" | "sessionStorage" | "scrollTo" | "scrollX" | "scrollY">;

/** A scroll position, in pixels from the top left corner. */
export interface Scroll {
  x: number;
  y: number;
}

interface EntryState {
  /** The entry's name, which finds its scroll position. */
  spKey?: string;
}

const STORAGE_KEY = "sp-scroll";
/** Delay in milliseconds after which a page is shown. */
const STORE_AFTER_MS = 500;

/** The scroll position of each history entry in this tab, stored a moment later because session storage can be slow. */
export class ScrollPlaces {
  readonly #window: ScrollingWindow;
  readonly #places: Record<string, Scroll>;
  #key: string;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(window: ScrollingWindow) {
    this.#window = window;
    this.#places = this.#stored();
    this.#key = this.#nameEntry();
  }

  /** Follows the browser to its current entry, and returns whether its name has changed. */
  follow(): boolean {
    const before = this.#key;
    this.#key = this.#nameEntry();
    return this.#key !== before;
  }

  /** Begins a new entry, and returns its state. */
  begin(): EntryState {
    this.#key = newKey();
    return { spKey: this.#key };
  }

  /** Keeps the current scroll position. */
  save(): void {
    const { scrollX: x, scrollY: y } = this.#window;
    this.#places[this.#key] = { x, y };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.store(), STORE_AFTER_MS);
  }

  /** Stores all scroll positions for the tab's next document, and keeps other documents' positions. */
  store(): void {
    clearTimeout(this.#timer);
    const places = { ...this.#stored(), ...this.#places };
    try {
      this.#window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(places));
    } catch {
      // Without storage, going back from another document starts at the top.
    }
  }

  /** The entry's scroll position; `undefined` before the visitor first leaves it. */
  saved(): Scroll | undefined {
    return this.#places[this.#key];
  }

  jumpTo({ x, y }: Scroll): void {
    this.#window.scrollTo({ left: x, top: y, behavior: "instant" });
  }

  #stored(): Record<string, Scroll> {
    try {
      const stored = this.#window.sessionStorage.getItem(STORAGE_KEY);
      return stored ? (JSON.parse(stored) as Record<string, Scroll>) : {};
    } catch {
      return {};
    }
  }

  /** The current entry's name, which is created if it has none. */
  #nameEntry(): string {
    const { history } = this.#window;
    const state = history.state as EntryState | null;
    if (state?.spKey) return state.spKey;
    const key = newKey();
    try {
      history.replaceState({ ...state, spKey: key }, "");
    } catch {
      // Browsers limit changes of the state. Then this position is not restored.
    }
    return key;
  }
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
