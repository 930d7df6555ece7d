import type { Page } from "../../compile/page";
import { idIn, normalisePath } from "../addresses";
import { firstShown } from "../FirstPageStyles";
import type { Journey, PageSource, Shown } from "../pageSource";
import { type Scroll, ScrollPlaces, type ScrollingWindow } from "./scrollPlaces";

/** The browser APIs that the navigator uses; injected in tests. */
export type BrowserWindow = ScrollingWindow & Pick<Window, "location" | "addEventListener">;

/** Delay before the progress bar appears, in milliseconds. */
const SLOW_MS = 400;

export interface NavigatorOptions {
  page: Page;
  /** The address of its stylesheet; `undefined` if all styles are in the document. */
  sheet?: string | undefined;
  window: BrowserWindow;
  /** Loads a page with everything it needs; rejects if the browser has to load it. */
  loadPage: (path: string) => Promise<Page>;
  /** Fetches only a page's data. Resolves to whether everything else that it needs has loaded. */
  fetchAhead: (path: string) => Promise<boolean>;
  /** Whether the browser could load an address now. */
  isReachable: (address: string) => Promise<boolean>;
  /** Runs the update that shows the next page, and calls `afterwards` when it is in the document. */
  show: (update: () => void, afterwards: () => void) => void;
  /** Called after another page is shown, to move the focus to the element that the address names. */
  onArrive: (page: Page, target: HTMLElement | null) => void;
}

/**
 * Client-side navigation: loads the next page, then changes the address and shows the page. The latest request wins. If
 * a page fails to load, the browser loads it. If its host is unreachable, the current page stays. Scroll positions are
 * kept per history entry, and restored on back and forward.
 */
export class Navigator implements PageSource {
  #shown: Shown;
  #ahead: Shown | undefined;
  /** The path that was last prepared. */
  #likely: string | undefined;
  #wish = 0;
  #journey: Journey | undefined;
  readonly #scroll: ScrollPlaces;
  readonly #pages = new Map<string, Promise<Page>>();
  readonly #listeners = new Set<() => void>();
  readonly #options: NavigatorOptions;

  constructor(options: NavigatorOptions) {
    this.#options = options;
    const path = normalisePath(options.window.location.pathname);
    this.#shown = firstShown(path, options.page, options.sheet);
    this.#pages.set(path, Promise.resolve(options.page));
    this.#scroll = new ScrollPlaces(options.window);
  }

  /** Starts to follow the browser's history. */
  start(): void {
    const { window } = this.#options;
    window.history.scrollRestoration = "manual";
    window.addEventListener("popstate", () => void this.#followHistory());
    // Browsers restore the scroll position after a reload or a return from another site.
    window.addEventListener("pagehide", () => {
      // If the back/forward cache restores the page, an earlier request is out of date.
      this.#newWish();
      this.#scroll.save();
      this.#scroll.store();
      window.history.scrollRestoration = "auto";
    });
    window.addEventListener("pageshow", () => {
      window.history.scrollRestoration = "manual";
    });
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  getShown = (): Shown => this.#shown;

  getAhead = (): Shown | undefined => this.#ahead;

  getJourney = (): Journey | undefined => this.#journey;

  /** Navigates to an address of this site: a path with the base path, and an optional query and hash. */
  navigate = (address: string, { replace = false }: { replace?: boolean } = {}): void => {
    void this.#go(address, replace);
  };

  /** Fetches the data of the page at an address of this site. */
  prefetch(address: string): void {
    // Navigation tries again.
    void this.#fetchAhead(normalisePath(this.#resolve(address).pathname));
  }

  /** Prerenders one page, so navigation only has to show it. A guess is a link that the visitor has not pointed at. */
  prepare(address: string, isGuess = false, mayFetch = !isGuess): void {
    const path = normalisePath(this.#resolve(address).pathname);
    if (isGuess && this.#likely !== undefined) return;
    this.#likely = path;
    void this.#loadAhead(path, isGuess).then(
      (page) => {
        if (!page) return;
        if (path !== this.#likely || path === this.#shown.path || page === this.#ahead?.page) return;
        if (!mayFetch && page.hasEarlyPicture) return;
        this.#ahead = { path, page };
        this.#tell();
      },
      () => undefined,
    );
  }

  /** Loads a page. A guess loads no scripts and styles, because most visitors go elsewhere. */
  async #loadAhead(path: string, isGuess: boolean): Promise<Page | undefined> {
    return !isGuess || (await this.#fetchAhead(path)) ? this.#load(path) : undefined;
  }

  async #fetchAhead(path: string): Promise<boolean> {
    return this.#pages.has(path) || this.#options.fetchAhead(path).catch(() => false);
  }

  /** Replaces the current page's data, and forgets all other pages. */
  replaceCurrent(page: Page): void {
    this.#pages.clear();
    this.#pages.set(this.#shown.path, Promise.resolve(page));
    this.#ahead = undefined;
    this.#set({ ...this.#shown, page });
  }

  #resolve(address: string): URL {
    return new URL(address, this.#options.window.location.href);
  }

  async #go(address: string, replace: boolean): Promise<void> {
    const { window } = this.#options;
    const url = this.#resolve(address);
    const path = normalisePath(url.pathname);
    const page = await this.#wishFor(path, {
      again: () => this.navigate(address, { replace }),
      load: () => window.location.assign(url.href),
    });
    if (!page) return;

    this.#scroll.save();
    const target = url.pathname + url.search + url.hash;
    const state = this.#scroll.begin();
    try {
      if (replace || url.href === window.location.href) window.history.replaceState(state, "", target);
      else window.history.pushState(state, "", target);
    } catch {
      // Browsers limit how many entries a page adds. Then they navigate themselves.
      window.location.assign(url.href);
      return;
    }
    this.#arrive(path, page, url.hash);
  }

  async #followHistory(): Promise<void> {
    const { window } = this.#options;
    const path = normalisePath(window.location.pathname);
    this.#scroll.save();
    const isOtherEntry = this.#scroll.follow();
    const saved = this.#scroll.saved();
    if (path === this.#shown.path) {
      // Pages of a form share an entry's name, and cancel no request.
      if (isOtherEntry) this.#newWish();
      if (saved) this.#scroll.jumpTo(saved);
      return;
    }
    const page = await this.#wishFor(path, {
      again: () => void this.#followHistory(),
      load: () => window.location.reload(),
    });
    if (page) this.#arrive(path, page, saved ? "" : window.location.hash, saved);
  }

  /** Loads the requested page; `undefined` after a newer request. Shows if it is slow or its host is unreachable. */
  async #wishFor(path: string, { again, load }: { again: () => void; load: () => void }) {
    const isNewest = this.#newWish();
    const timer = setTimeout(() => isNewest() && this.#setJourney({}), SLOW_MS);
    try {
      const page = await this.#load(path);
      return isNewest() ? page : undefined;
    } catch {
      const isReachable = await this.#options.isReachable(path);
      if (!isNewest()) return undefined;
      if (isReachable) load();
      else this.#setJourney({ again });
      return undefined;
    } finally {
      clearTimeout(timer);
      if (isNewest() && !this.#journey?.again) this.#setJourney(undefined);
    }
  }

  /** Starts a new request, and returns a test for whether it is still the latest. */
  #newWish(): () => boolean {
    const wish = ++this.#wish;
    this.#setJourney(undefined);
    return () => wish === this.#wish;
  }

  #setJourney(journey: Journey | undefined): void {
    if (journey === this.#journey) return;
    this.#journey = journey;
    this.#tell();
  }

  #arrive(path: string, page: Page, hash: string, saved?: Scroll): void {
    const isOtherPage = path !== this.#shown.path;
    this.#options.show(
      () => this.#set(isOtherPage ? { path, page } : { ...this.#shown, page }),
      () => {
        const target = hash ? document.getElementById(idIn(hash)) : null;
        if (isOtherPage) this.#options.onArrive(page, target);
        if (saved) this.#scroll.jumpTo(saved);
        else this.#scrollTo(target, isOtherPage);
      },
    );
  }

  #set(shown: Shown): void {
    this.#shown = shown;
    if (this.#ahead?.path === shown.path) this.#ahead = undefined;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  #load(path: string): Promise<Page> {
    const known = this.#pages.get(path);
    if (known) return known;
    const loading = this.#options.loadPage(path);
    this.#pages.set(path, loading);
    // The next attempt may succeed.
    loading.catch(() => {
      if (this.#pages.get(path) === loading) this.#pages.delete(path);
    });
    return loading;
  }

  /** A new page jumps to its position. On the same page, scrolling is smooth if the styles say so. */
  #scrollTo(target: HTMLElement | null, isOtherPage: boolean): void {
    const behavior = isOtherPage ? "instant" : "auto";
    if (target) target.scrollIntoView({ behavior });
    else this.#options.window.scrollTo({ left: 0, top: 0, behavior });
  }
}
