import type { Locator, Page } from "playwright";
import { inject } from "vitest";
import type { TestSites } from "../globalSetup";
import { desktop, look, phone, visit, type VisitOptions } from "../visit";

interface OpenOptions extends VisitOptions {
  /** The site to open; the demo by default. */
  site?: keyof TestSites;
}

/** Visitors' screens and input. */
export interface Screen {
  name: string;
  /** Opens a page of a site. The path has no leading slash. */
  open: (path?: string, options?: OpenOptions) => Promise<Page>;
  /** Opens a page of the demo for tests that only read it. */
  look: (path?: string) => Promise<Page>;
  /** Taps or clicks an element. */
  press: (target: Locator) => Promise<void>;
  /** Shows the navigation's links, and returns their container. */
  showNavigation: (page: Page) => Promise<Locator>;
}

export const onPhone: Screen = {
  name: "phone",
  ...openOn({ viewport: phone, isMobile: true, hasTouch: true }),
  press: (target) => target.tap(),
  showNavigation: async (page) => {
    await page.getByRole("button", { name: "Open menu" }).tap();
    return page.getByRole("dialog").getByRole("navigation");
  },
};

export const onDesktop: Screen = {
  name: "desktop",
  ...openOn({ viewport: desktop }),
  press: (target) => target.click(),
  showNavigation: (page) => Promise.resolve(page.getByRole("banner").getByRole("navigation")),
};

/**
 * The specification applies to all of these. If one is enough, the tests of a file alternate: `const nextScreens =
 * inTurn(screens)`.
 */
export const screens = [onPhone, onDesktop];

/** Goes to another page with the navigation. */
export async function follow(page: Page, { press, showNavigation }: Screen, label: string): Promise<void> {
  await press((await showNavigation(page)).getByRole("link", { name: label, exact: true }));
}

function openOn(device: VisitOptions): Pick<Screen, "open" | "look"> {
  return {
    open: (path = "", { site = "demo", ...options } = {}) =>
      visit(inject("sites")[site] + path, { ...device, ...options }),
    look: (path = "") => look(inject("sites").demo + path, device),
  };
}
