/** The parts of a browser in which scroll positions are kept; injected in tests. */
export type ScrollingWindow = Pick<Window, "history" | "sessionStorage" | "scrollTo" | "scrollX" | "scrollY">;

/** A place on a page, in pixels from its top left corner. */
export interface Scroll {
  x: number;
  y: number;
}

/** What an entry of the history carries. */
interface EntryState {
  /** Names the entry, so that its scroll position is found again. */
  spKey?: string;
}

const STORAGE_KEY = "sp-scroll";
/** Long enough after a navigation that its page is shown, in milliseconds. */
const STORE_AFTER_MS = 500;

/**
 * How far each entry of the history was scrolled, for as long as the tab is open. Kept in memory, because the
 * storage of the tab may take its time, and put there a moment later.
 */
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

  /** Takes up the entry that the browser is at now. Returns whether it has another name than the one before. */
  follow(): boolean {
    const before = this.#key;
    this.#key = this.#nameEntry();
    return this.#key !== before;
  }

  /** Takes up a new entry. Returns the state that it has to be made with. */
  begin(): EntryState {
    this.#key = newKey();
    return { spKey: this.#key };
  }

  /** Keeps how far the page is scrolled. */
  save(): void {
    const { scrollX: x, scrollY: y } = this.#window;
    this.#places[this.#key] = { x, y };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.store(), STORE_AFTER_MS);
  }

  /** Puts all that was kept where the next document of the tab finds it, beside what others have put there. */
  store(): void {
    clearTimeout(this.#timer);
    const places = { ...this.#stored(), ...this.#places };
    try {
      this.#window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(places));
    } catch {
      // Without storage, going back from another document starts at the top.
    }
  }

  /** What was kept for the entry; nothing when it was never left. */
  saved(): Scroll | undefined {
    return this.#places[this.#key];
  }

  /** Scrolls there at once. */
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

  /** The key of the current history entry, which gets one if it has none. */
  #nameEntry(): string {
    const { history } = this.#window;
    const state = history.state as EntryState | null;
    if (state?.spKey) return state.spKey;
    const key = newKey();
    try {
      history.replaceState({ ...state, spKey: key }, "");
    } catch {
      // Browsers take so many addresses in a while: the place on this page is then not found again.
    }
    return key;
  }
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
