import { within } from "@testing-library/dom";
import type { Locator, Page } from "playwright";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { defineIf, inTurn } from "../../turns";
import { oneVisit } from "../oneVisit";
import { desktop } from "../visit";
import { bans, discord, server, store } from "./demo";
import { documentOf, textsIn } from "./document";
import { eventually } from "./eventually";
import { expectNewTab, expectNewTabLink } from "./otherSite";
import { onPhone, screens } from "./screens";

const nextScreens = inTurn(screens);

const pages = [
  { label: "Home", path: "" },
  { label: "Guidelines", path: "guidelines" },
  { label: "FAQ", path: "faq" },
  { label: "Staff", path: "staff" },
];

const otherSites = [
  { label: "Bans", address: `${bans}/` },
  { label: "Store", address: `${store}/` },
];

const socialNetworks = [
  { kind: "community chat", label: "Discord", address: `${discord}/` },
  { kind: "video site", label: "YouTube", address: "https://youtube.orbistead.example/" },
  { kind: "photo-sharing site", label: "Instagram", address: "https://instagram.orbistead.example/" },
  { kind: "microblog", label: "X", address: "https://x.orbistead.example/" },
  { kind: "short-video site", label: "TikTok", address: "https://tiktok.orbistead.example/" },
];

describe("The header", () => {
  describe.each(nextScreens())("on a $name, at the end of a page", ({ name, open, press }) => {
    const page = oneVisit(async (kept) => {
      const faq = await open("faq", kept);
      await faq.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
      return faq;
    });
    const brand = () => page().getByRole("banner").getByRole("link", { name: server });

    it("stays at the top while the page scrolls", async () => {
      expect(await page().evaluate(() => scrollY)).toBeGreaterThan(500);
      const box = await brand().boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect(box?.y).toBeLessThan(60);
    });

    defineIf(name === "phone", () => {
      it("has the menu button instead of the links", async () => {
        expect(await page().getByRole("button", { name: "Open menu" }).isVisible()).toBe(true);
        expect(await page().getByRole("banner").getByRole("link", { name: "Guidelines" }).count()).toBe(0);
      });

      it("has a footer with large enough icons", async () => {
        const list = footerOf(page()).getByRole("list", { name: "Social media" });
        for (const link of await list.getByRole("link").all()) {
          expect(await link.locator("svg").isVisible()).toBe(true);
          expect((await link.boundingBox())?.width).toBeGreaterThanOrEqual(44);
        }
      });
    });

    it("shows the logo and the product name, linking home", async () => {
      expect(await brand().getByText(server).isVisible()).toBe(true);
      const logo = brand().locator("img");
      expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

      await press(brand());
      await page()
        .getByRole("heading", { level: 1, name: `Welcome to ${server}` })
        .waitFor();
      expect(new URL(page().url()).pathname).toBe("/");
    });
  });

  describe.each(nextScreens())("on a $name, with visible navigation", (screen) => {
    const { name, open, showNavigation } = screen;
    const page = oneVisit((kept) => open("", kept));
    let navigation: Locator;
    beforeAll(async () => {
      navigation = await showNavigation(page());
    });

    defineIf(name === "desktop", () => {
      it("has the links and no menu button", async () => {
        expect(await page().getByRole("button", { name: "Open menu" }).count()).toBe(0);
        expect(await navigation.getByRole("link", { name: "Guidelines" }).isVisible()).toBe(true);
      });
    });

    it("lists Home, Guidelines, FAQ, Staff, Bans and Store, in this order", async () => {
      const links = await navigation.getByRole("link").all();
      expect(await Promise.all(links.map((link) => link.locator("span").first().innerText()))).toEqual([
        "Home",
        "Guidelines",
        "FAQ",
        "Staff",
        "Bans",
        "Store",
      ]);
    });

    it("opens another site in a new tab, with an external-link icon", async () => {
      const { label, address } = otherSites[0]!;
      const link = navigation.getByRole("link", { name: `${label} (opens in a new tab)`, exact: true });
      expect(await link.locator("svg").isVisible()).toBe(true);
      await expectNewTab(screen, link, address);
    });

    it("opens a social network in a new tab, from its icon button in the footer", async () => {
      const { label, address } = socialNetworks[0]!;
      const name = `${label} (opens in a new tab)`;
      const link = footerOf(page()).getByRole("link", { name, exact: true });
      await expectNewTab(screen, link, address);
    });
  });

  it("opens Bans and Store in a new tab, and announces it to screen readers", async () => {
    const navigations = [...(await documentOf()).querySelectorAll("header nav")];
    expect(navigations).toHaveLength(2);
    for (const navigation of navigations) {
      const links = inRow(navigation.querySelectorAll("a[target]"));
      expect(links).toHaveLength(otherSites.length);
      for (const [index, { label, address }] of otherSites.entries()) {
        expect(links[index]!.textContent).toContain(label);
        expectNewTabLink(links[index]!, address);
      }
    }
  });
});

describe("The menu on a phone", () => {
  const page = oneVisit((kept) => onPhone.open("", kept));
  const menu = () => page().locator("dialog");
  const button = () => page().locator("button[aria-haspopup=dialog]");

  beforeEach(async () => {
    if (await menu().isVisible()) return;
    await onPhone.showNavigation(page());
    await menu().waitFor();
  });

  it("opens as a dialog with the focus, and makes the page behind it inert", async () => {
    expect(await menu().evaluate((dialog) => dialog.matches("dialog:modal"))).toBe(true);
    expect(await menu().evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    // The browser fires the event in its own task.
    await eventually(() => button().getAttribute("aria-expanded")).toBe("true");
    expect(await page().getByRole("link", { name: "Join Our Discord" }).evaluate(isCovered)).toBe(true);
  });

  it("keeps the focus inside, forwards and backwards", async () => {
    const stops = menu().locator("a, button").filter({ visible: true });
    for (const [key, end] of [
      ["Tab", stops.last()],
      ["Shift+Tab", stops.first()],
    ] as const) {
      await end.focus();
      for (let press = 0; press < 3; press++) {
        await page().keyboard.press(key);
        // Between the last and the first link, the focus may be with the browser's own interface.
        expect(
          await menu().evaluate(
            (dialog) => document.activeElement === document.body || dialog.contains(document.activeElement),
          ),
        ).toBe(true);
      }
    }
  });

  it("closes on Escape and restores the focus to its button", async () => {
    await page().keyboard.press("Escape");
    await expectClosed();
    await eventually(() => button().evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it("can be opened again", async () => {
    await page().keyboard.press("Escape");
    await expectClosed();
    await onPhone.showNavigation(page());
    await menu().waitFor();
  });

  it("closes with its own button", async () => {
    await menu().getByRole("button", { name: "Close menu" }).tap();
    await expectClosed();
  });

  it("closes on a tap outside", async () => {
    await page().touchscreen.tap(15, 400);
    await expectClosed();
  });

  it("stays open on a tap between its links", async () => {
    const links = (await menu().getByRole("navigation").boundingBox())!;
    await page().touchscreen.tap(links.x + links.width / 2, links.y + links.height + 10);
    expect(await menu().isVisible()).toBe(true);
  });

  it("closes when the link of the current page is followed", async () => {
    await menu().getByRole("link", { name: "Home" }).tap();
    await expectClosed();
  });

  it("closes on navigation", async () => {
    await menu().getByRole("link", { name: "Staff" }).tap();
    await page().getByRole("heading", { level: 1, name: "Meet the crew" }).waitFor();
    await expectClosed();
  });

  it("closes if the screen becomes wide enough for the links", async () => {
    await page().setViewportSize(desktop);
    await menu().waitFor({ state: "hidden" });
    expect(await page().getByRole("banner").getByRole("link", { name: "FAQ" }).isVisible()).toBe(true);
  });

  async function expectClosed() {
    await menu().waitFor({ state: "hidden" });
    await button().and(page().locator(":not([aria-expanded=true])")).waitFor();
  }
});

const footerOf = (page: Page) => page.getByRole("contentinfo");

// visibleTexts.test.ts tests that all of it is visible.
describe("The footer", () => {
  const footer = async () => (await documentOf()).querySelector("footer")!;

  it("has a blurb about the product", async () => {
    expect((await footer()).textContent).toContain(`${server} is a space-themed Minecraft community`);
  });

  it("has a copyright line for 2024", async () => {
    expect(textsIn(await footer())).toContainEqual(expect.stringMatching(new RegExp(`^© 2024 ${server}`)));
  });

  it("has five social icon buttons: chat, videos, photos, microblog and short videos, each in a new tab", async () => {
    const list = within(await footer()).getByRole("list", { name: "Social media" });
    const links = [...list.querySelectorAll("li > a")];
    expect(links.map((link) => link.getAttribute("data-tooltip"))).toEqual(
      socialNetworks.map(({ label }) => label),
    );
    for (const { label, address } of socialNetworks) {
      const name = `${label} (opens in a new tab)`;
      expectNewTabLink(within(list).getByRole("link", { name }), address);
    }
  });
});

describe("Header and footer", () => {
  // The tests above and visibleTexts.test.ts test that they are visible on each screen.
  it.each([...pages.map(({ path }) => path), "no/such/page"])("are on /%s", async (path) => {
    const { body } = await documentOf(path);
    expect(body.querySelector('header a[href="/"]')!.textContent).toContain(server);
    expect(body.querySelector("footer")!.textContent).toContain("© 2024");
  });

  it.each(pages)("mark only $label as the current page", async ({ label, path }) => {
    // In the bar, and in the menu on small screens.
    const navigations = [...(await documentOf(path)).querySelectorAll("header nav")];
    expect(navigations).toHaveLength(2);
    for (const navigation of navigations) {
      const current = inRow(navigation.querySelectorAll("[aria-current=page]"));
      expect(current.map((link) => link.textContent)).toEqual([label]);
    }
  });
});

/** Links without those behind More, because each link is in only one of the two. */
function inRow(links: Iterable<Element>): Element[] {
  return [...links].filter((link) => !link.closest("ul[popover]"));
}

/** Whether the middle of an element is covered, so it cannot be clicked. */
function isCovered(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return !element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}
