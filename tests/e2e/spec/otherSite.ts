import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import type { Screen } from "./screens";

/**
 * Expects of a link, as it stands in the HTML, that it leads to another site in a new tab that knows nothing of this
 * one. What browsers make of such a link is looked at in header and footer: see {@link expectNewTab}.
 */
export function expectNewTabLink(link: Element, address: string): void {
  expect(new URL(link.getAttribute("href")!).href).toBe(new URL(address).href);
  expect(link.getAttribute("target")).toBe("_blank");
  expect(link.getAttribute("rel")?.split(" ")).toContain("noopener");
  expect(link.textContent).toContain("(opens in a new tab)");
}

/**
 * Follows a link to another site, which is not asked for real, and expects it in a new tab that knows
 * nothing of this one.
 */
export async function expectNewTab({ press }: Screen, link: Locator, address: string): Promise<void> {
  const page: Page = link.page();
  const before = page.url();
  expect(await link.getAttribute("target")).toBe("_blank");
  expect((await link.getAttribute("rel"))?.split(" ")).toContain("noopener");

  await page.context().route(address, (route) => route.fulfill({ body: "Another site" }));
  const [tab] = await Promise.all([page.context().waitForEvent("page"), press(link)]);
  await tab.waitForURL(address);
  expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
  expect(page.url()).toBe(before);
  await tab.close();
}
