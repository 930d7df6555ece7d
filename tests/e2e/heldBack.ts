import type { Page, Route } from "playwright";

/** Requests that are delayed until they are released. */
export class HeldBack {
  readonly #pattern: string | RegExp;
  readonly #waiting: Route[] = [];
  #released = false;

  /** @param pattern - a glob or function that matches the addresses */
  constructor(pattern: string | RegExp) {
    this.#pattern = pattern;
  }

  /** Call before the page is opened. */
  prepare = (page: Page): Promise<unknown> =>
    page.route(this.#pattern, async (route) => {
      if (this.#released) await route.continue();
      else this.#waiting.push(route);
    });

  /** Releases delayed and later requests. */
  async release(): Promise<void> {
    this.#released = true;
    await Promise.all(this.#waiting.splice(0).map((route) => route.continue()));
  }
}
