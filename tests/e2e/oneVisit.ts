import type { Page } from "playwright";
import { afterAll, beforeAll } from "vitest";
import { endVisit, type VisitOptions } from "./visit";

/**
 * One visit for all tests of a `describe`.
 * @param begin - opens the page with at least these options, and prepares it
 * @returns a function that returns the page inside a test
 */
export function oneVisit(begin: (kept: VisitOptions) => Promise<Page>): () => Page {
  let page: Page | undefined;
  beforeAll(async () => {
    page = await begin({ isKept: true });
  });
  afterAll(() => page && endVisit(page));
  return () => page!;
}
