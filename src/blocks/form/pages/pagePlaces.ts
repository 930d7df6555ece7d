import { readStored, store, type StorageWindow } from "../drafts/stored";

/** Injected in tests. */
type HistoryWindow = Pick<Window, "history"> & StorageWindow;

/** The state of a form in an entry of the browser's history. */
interface Place {
  /** Changes when the form is sent. */
  round: string;
  page: number;
  /** The pages in the entries right before this one, back to the last entry of another form. */
  trail: readonly number[];
}

/** The places of a page's forms. */
type Places = Partial<Record<string, Place>>;

/** The current page of each form, for Back and Forward, and for visitors who return to the form in the same tab. */
export class PagePlaces {
  readonly #key: string;
  readonly #window: HistoryWindow;
  #round: string;
  #page: number;
  #isGoingBack = false;

  /** @param key - the key of the form's draft */
  constructor(key: string, window: HistoryWindow) {
    this.#key = `${key} page`;
    this.#window = window;
    const { round = newRound(), page = 0 } = readStored(window, this.#key) as Partial<Place>;
    this.#round = round;
    this.#page = page;
  }

  /** The page in this entry of the history, or the last page. */
  get initialPage(): number {
    return this.pageInHistory() ?? this.#page;
  }

  /** The page in this entry of the history; 0 if the form was sent since. */
  pageInHistory(): number | undefined {
    const place = this.#place();
    return place && (place.round === this.#round ? place.page : 0);
  }

  /** Whether the browser has not yet gone back. */
  get isGoingBack(): boolean {
    return this.#isGoingBack;
  }

  /** Adds an entry to the history. */
  turn(from: number, to: number): void {
    const place = this.#place();
    const trail = place?.round === this.#round ? place.trail : [];
    try {
      const { history } = this.#window;
      const here = placesIn(history.state);
      history.replaceState(this.#stateWith(here, { round: this.#round, page: from, trail }), "");
      const next = { round: this.#round, page: to, trail: [...trail, from] };
      history.pushState(this.#stateWith(withoutTrails(here), next), "");
    } catch {
      // Browsers limit the number of entries in a period.
    }
    this.keep(to);
  }

  /** Goes back in the history if that leads to this page, else returns `false`. Ignores calls until `arrive`. */
  goBackTo(page: number): boolean {
    if (this.#isGoingBack) return true;
    const place = this.#place();
    const isThere = place?.round === this.#round && place.trail.at(-1) === page;
    if (isThere) {
      this.#isGoingBack = true;
      this.#window.history.back();
    }
    return isThere;
  }

  /** The browser has gone to another entry of the history. */
  arrive(): void {
    this.#isGoingBack = false;
  }

  /** Stores the current page until the tab is closed. */
  keep(page: number): void {
    this.#page = page;
    store(this.#window, this.#key, { round: this.#round, page });
  }

  /** Forgets the pages after the form was sent. */
  forget(): void {
    this.#round = newRound();
    this.keep(0);
  }

  /** Forgets the pages, and goes back before their entries in the history. */
  end(): void {
    const place = this.#place();
    const behind = place?.round === this.#round ? place.trail.length : 0;
    this.forget();
    if (behind > 0) this.#window.history.go(-behind);
  }

  #place(): Place | undefined {
    return placesIn(this.#window.history.state)[this.#key];
  }

  #stateWith(places: Places, place: Place): object {
    const { state } = this.#window.history as { state: object | null };
    return { ...state, spForms: { ...places, [this.#key]: place } };
  }
}

function placesIn(state: unknown): Places {
  return (state as { spForms?: Record<string, Place> } | null)?.spForms ?? {};
}

/** The places after another form has turned its page. */
function withoutTrails(places: Places): Places {
  return Object.fromEntries(
    Object.entries(places).map(([key, place]) => [key, place && { ...place, trail: [] }]),
  );
}

function newRound(): string {
  return Math.random().toString(36).slice(2, 10);
}
