import type { Page, Route } from "playwright";

/** Requests that get no answer until they are released. */
export class HeldBack {
  readonly #pattern: string | RegExp;
  readonly #waiting: Route[] = [];
  #released = false;

  /** @param pattern - a glob of the addresses, or what matches them */
  constructor(pattern: string | RegExp) {
    this.#pattern = pattern;
  }

  /** To be done before the page is opened. */
  prepare = (page: Page): Promise<unknown> =>
    page.route(this.#pattern, async (route) => {
      if (this.#released) await route.continue();
      else this.#waiting.push(route);
    });

  /** Lets them have their answer, and all that come later. */
  async release(): Promise<void> {
    this.#released = true;
    await Promise.all(this.#waiting.splice(0).map((route) => route.continue()));
  }
}
