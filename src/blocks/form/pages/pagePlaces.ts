/** The parts of a browser in which it is kept which page of a form is shown; injected in tests. */
export type KeepingWindow = Pick<Window, "history" | "sessionStorage">;

/** What an entry of the browser's history knows of a form. */
interface Place {
  /** Names the time in which a form is filled in: it is over once the form is sent. */
  round: string;
  /** The page that is shown. */
  page: number;
  /** The pages of the entries right before this one, from the last of another form on. */
  trail: readonly number[];
}

/** The places of the forms of a page, by their names. */
type Places = Partial<Record<string, Place>>;

/**
 * Which page of a form is shown: for Back and Forward in the browser's history, and for a visitor who comes back to the
 * form while the tab is open. Beside each other in an entry of the history stand the places of all forms of a page.
 */
export class PagePlaces {
  readonly #key: string;
  readonly #window: KeepingWindow;
  #round: string;
  #page: number;
  #isGoingBack = false;

  /** @param key - names the form, as its draft is named */
  constructor(key: string, window: KeepingWindow) {
    this.#key = `${key} page`;
    this.#window = window;
    const { round = newRound(), page = 0 } = this.#kept();
    this.#round = round;
    this.#page = page;
  }

  /** The page that the visitor was on: in this entry of the history, else the last one. */
  get start(): number {
    return this.named() ?? this.#page;
  }

  /** The page that the entry of the history names: the first of a form that was sent since, nothing for another entry. */
  named(): number | undefined {
    const place = this.#place();
    return place && (place.round === this.#round ? place.page : 0);
  }

  /** Whether the browser was asked to go back and has not done so yet. */
  get isGoingBack(): boolean {
    return this.#isGoingBack;
  }

  /** Notes that another page is shown, as a new entry of the history. */
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
      // Browsers take so many entries in a while: then this page has none of its own.
    }
    this.keep(to);
  }

  /**
   * Goes back in the history where that leads to this page; `false` where it does not. One step at a time: until
   * `arrive`, more presses of the same button count as one.
   */
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

  /** Notes that the browser has gone to an entry of the history. */
  arrive(): void {
    this.#isGoingBack = false;
  }

  /** Keeps which page is shown for as long as the tab is open. */
  keep(page: number): void {
    this.#page = page;
    this.#store({ round: this.#round, page });
  }

  /** Forgets the pages of a form that was sent. */
  forget(): void {
    this.#round = newRound();
    this.keep(0);
  }

  /** Forgets the pages of a form that was sent, and leaves their entries of the history. */
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

  #kept(): Partial<Pick<Place, "round" | "page">> {
    try {
      return (JSON.parse(this.#window.sessionStorage.getItem(this.#key) ?? "{}") ?? {}) as Partial<Place>;
    } catch {
      return {};
    }
  }

  #store(kept: Pick<Place, "round" | "page">): void {
    try {
      this.#window.sessionStorage.setItem(this.#key, JSON.stringify(kept));
    } catch {
      // Storage is full or forbidden: then a visitor who comes back begins with the first page.
    }
  }
}

function placesIn(state: unknown): Places {
  return (state as { spForms?: Record<string, Place> } | null)?.spForms ?? {};
}

/** The places of forms right after an entry in which another form has turned its page. */
function withoutTrails(places: Places): Places {
  return Object.fromEntries(
    Object.entries(places).map(([key, place]) => [key, place && { ...place, trail: [] }]),
  );
}

function newRound(): string {
  return Math.random().toString(36).slice(2, 10);
}
