import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import type { Screen } from "./screens";

/**
 * Expects that a link in the HTML opens another site in a new tab without access to this one. Tests of the header and
 * the footer check this in a browser: see {@link expectNewTab}.
 */
export function expectNewTabLink(link: Element, address: string): void {
  expect(new URL(link.getAttribute("href")!).href).toBe(new URL(address).href);
  expect(link.getAttribute("target")).toBe("_blank");
  expect(link.getAttribute("rel")?.split(" ")).toContain("noopener");
  expect(link.textContent).toContain("(opens in a new tab)");
}

/** Follows a link to another site, which is mocked, and expects it in a new tab without access to this one. */
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
