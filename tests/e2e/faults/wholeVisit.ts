import type { Page } from "playwright";
import { expect } from "vitest";
import type { Random } from "../../property/random";
import { eventually } from "../spec/eventually";

/** The text typed into forms. */
const WORDS = "VelaQuarry";

/** The most documents in a visit of this length. More are a reload loop. */
const MOST_DOCUMENTS = 6;

export interface WholeVisit {
  /** Chooses the next page if `to` is missing. */
  random: Random;
  /** The next page, without a leading slash. */
  to?: string | undefined;
  /** Whether the first page must hydrate or must not; undefined if both are fine. */
  comesToLife?: boolean;
  /** Whether typed text must be restored at the end. Until the page is left, it is always kept. */
  keepsDraft?: boolean;
}

/**
 * Does everything that must work on a page despite faults: type into its form, open the menu, follow a link to another
 * page, and come back.
 * @throws the error of the first step that fails
 */
export async function visitWhole(
  page: Page,
  { random, to, comesToLife, keepsDraft = true }: WholeVisit,
): Promise<void> {
  let documents = 0;
  page.on("request", (request) => (documents += Number(request.isNavigationRequest())));
  const start = bare(new URL(page.url()).pathname);
  const ready = await settle(page);
  if (comesToLife !== undefined) expect(ready).toBe(String(comesToLife));
  const field = page.locator("main form input[name]:not([type=checkbox]), main form textarea[name]").first();
  const hasForm = (await field.count()) > 0;
  if (hasForm) await field.fill(WORDS);

  const next = await followMenu(page, random, to);
  await eventually(() => pathOf(page)).toBe(next);
  await page.locator("h1").first().waitFor();
  expect((await page.locator("h1").first().innerText()).length).toBeGreaterThan(0);
  await settle(page);
  expect(await pathOf(page)).toBe(next);

  // In a separate task, because the page may be left before it responds.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await eventually(() => pathOf(page)).toBe(start);
  await page.locator("h1").first().waitFor();
  await settle(page);
  if (hasForm && keepsDraft) await eventually(() => field.inputValue()).toBe(WORDS);
  expect(documents).toBeLessThanOrEqual(MOST_DOCUMENTS);
}

/** Waits until the page has hydrated (`true`) or has given up (`false`). */
async function settle(page: Page): Promise<string | undefined> {
  let ready: string | undefined;
  await eventually(async () => {
    ready = await page
      .evaluate(() => {
        dispatchEvent(new Event("pointermove"));
        return document.documentElement.dataset["ready"];
      })
      // The page is being left.
      .catch(() => undefined);
    return ready;
  }).toMatch(/^(?:true|false)$/);
  return ready;
}

/** Opens the menu and follows a link to another page. Returns its path. */
async function followMenu(page: Page, random: Random, to: string | undefined): Promise<string> {
  await page.locator("header button[popovertarget=sp-menu]:not([popovertargetaction])").click();
  const links = page.locator("dialog a[data-page]");
  const here = await pathOf(page);
  const paths = await links.evaluateAll((all: HTMLAnchorElement[]) => all.map(({ pathname }) => pathname));
  const others = paths.filter((path) => bare(path) !== here);
  const path = to === undefined ? random.pick(others) : `/${to}`;
  await links.nth(paths.findIndex((one) => bare(one) === bare(path))).click();
  return bare(path);
}

function pathOf(page: Page): Promise<string> {
  return page.evaluate(() => location.pathname).then(bare, () => "");
}

/** A path without a trailing slash, because both paths have the same page. */
function bare(path: string): string {
  return path.replace(/(?<=.)\/$/, "");
}
