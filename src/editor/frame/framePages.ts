import type { Page, Shared } from "../../compile/page";
import { normalisePath } from "../../app/addresses";
import { pageBaseIn } from "../../compile/pageBase";
import type { PageSource, Shown } from "../../app/pageSource";

/** The pages of the frame: the editor sends the current one, and is asked for another one if a link is followed. */
export class FramePages implements PageSource {
  #shown: Shown;
  #shared: Shared;
  readonly #listeners = new Set<() => void>();
  readonly #onGo: (path: string) => void;

  /** @param onGo - called with the path of a followed link, without the base path */
  constructor(page: Page, shared: Shared, onGo: (path: string) => void) {
    this.#shared = shared;
    this.#shown = shownOf(page, shared);
    this.#onGo = onGo;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  getShown = (): Shown => this.#shown;
  getAhead = (): undefined => undefined;
  getJourney = (): undefined => undefined;

  navigate = (address: string): void => {
    const { pathname } = new URL(address, location.href);
    const base = pageBaseIn(this.#shared);
    if (pathname.startsWith(base)) this.#onGo(normalisePath(`/${pathname.slice(base.length)}`));
  };

  /** Shows a page, or the same page with other content. */
  show(page: Page, shared: Shared): void {
    this.#shared = shared;
    this.#shown = shownOf(page, shared);
    for (const listener of this.#listeners) listener();
  }
}

function shownOf(page: Page, shared: Shared): Shown {
  return { path: pageBaseIn(shared).replace(/\/$/, "") + (page.path ?? ""), page, isFirst: true };
}
