import type { Page } from "playwright";
import { afterAll, beforeAll } from "vitest";
import { endVisit, type VisitOptions } from "./visit";

/**
 * One visit for all tests of a `describe`, which begins before the first of them and ends after the last.
 * @param begin - opens the page with these options and more, and does what the tests then look at
 * @returns what gives the page inside of a test
 */
export function oneVisit(begin: (kept: VisitOptions) => Promise<Page>): () => Page {
  let page: Page | undefined;
  beforeAll(async () => {
    page = await begin({ isKept: true });
  });
  afterAll(() => page && endVisit(page));
  return () => page!;
}
