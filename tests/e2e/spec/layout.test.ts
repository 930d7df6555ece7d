import type { Locator, Page } from "playwright";
import { describe, expect, it } from "vitest";
import { desktop, tabsOf } from "../visit";
import { bans, discord, server, store } from "./demo";
import { expectNewTab } from "./otherSite";
import { follow, onDesktop, onPhone, screens } from "./screens";

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

describe.each(screens)("The header on a $name", (screen) => {
  const { open, press, showNavigation } = screen;

  it("stays at the top while the page scrolls", async () => {
    const page = await open();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
    const brand = await page.getByRole("banner").getByRole("link", { name: server }).boundingBox();
    expect(brand?.y).toBeGreaterThanOrEqual(0);
    expect(brand?.y).toBeLessThan(60);
  });

  it("shows the logo and the product name, linking home", async () => {
    const page = await open("faq");
    const brand = page.getByRole("banner").getByRole("link", { name: server });
    expect(await brand.getByText(server).isVisible()).toBe(true);
    const logo = brand.locator("img");
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    await press(brand);
    await page.getByRole("heading", { level: 1, name: `Welcome to ${server}` }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
  });

  it("lists Home, Guidelines, FAQ, Staff, Bans and Store, in this order", async () => {
    const navigation = await showNavigation(await open());
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

  it.each(pages)("leads to $label in the same tab", async ({ label, path }) => {
    const page = await open(path === "faq" ? "staff" : "faq");
    await follow(page, screen, label);
    await page.waitForURL(`**/${path}`);
    expect(await tabsOf(page)).toHaveLength(1);
  });

  it.each(pages)("highlights $label, and nothing else, as the current page", async ({ label, path }) => {
    const navigation = await showNavigation(await open(path));
    const current = navigation.locator("[aria-current=page]");
    expect(await current.allInnerTexts()).toEqual([label]);

    // by more than colour
    const other = navigation.getByRole("link", { name: label === "FAQ" ? "Staff" : "FAQ" });
    expect(await fontWeight(current)).toBeGreaterThan(await fontWeight(other));
  });

  it.each(otherSites)("opens $label in a new tab, with an external-link icon", async ({ label, address }) => {
    const link = (await showNavigation(await open())).getByRole("link", { name: label });
    expect(await link.locator("svg").isVisible()).toBe(true);
    expect(await link.getAttribute("href")).toBe(address.replace(/\/$/, ""));
    await expectNewTab(screen, link, address);
  });

  it("says to screen readers that Bans and Store open in a new tab", async () => {
    const navigation = await showNavigation(await open());
    for (const { label } of otherSites) {
      await navigation.getByRole("link", { name: `${label} (opens in a new tab)`, exact: true }).waitFor();
    }
  });
});

describe("The menu button", () => {
  it("appears on a phone, in place of the links", async () => {
    const page = await onPhone.open();
    expect(await page.getByRole("button", { name: "Open menu" }).isVisible()).toBe(true);
    expect(await page.getByRole("banner").getByRole("link", { name: "Guidelines" }).count()).toBe(0);
  });

  it("does not appear on a desktop, where the links stand in the header", async () => {
    const page = await onDesktop.open();
    expect(await page.getByRole("button", { name: "Open menu" }).count()).toBe(0);
    expect(await page.getByRole("banner").getByRole("link", { name: "Guidelines" }).isVisible()).toBe(true);
  });
});

describe("The menu on a phone", () => {
  it("opens as a dialog that has the focus and makes the page behind it inert", async () => {
    const { page, menu, button } = await openMenu();
    expect(await menu.evaluate((dialog) => dialog.matches("dialog:modal"))).toBe(true);
    expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    expect(await button.getAttribute("aria-expanded")).toBe("true");
    expect(await page.getByRole("link", { name: "Join Our Discord" }).evaluate(isCovered)).toBe(true);
  });

  it("keeps the focus inside, forwards and backwards", async () => {
    const { page, menu } = await openMenu();
    const stops = await menu.locator("a, button").count();
    for (const key of ["Tab", "Shift+Tab"]) {
      for (let press = 0; press < stops + 2; press++) {
        await page.keyboard.press(key);
        // Between the last and the first link, the focus may be with the browser's own interface.
        expect(
          await menu.evaluate(
            (dialog) => document.activeElement === document.body || dialog.contains(document.activeElement),
          ),
        ).toBe(true);
      }
    }
  });

  it("closes on Escape, and the button has the focus again", async () => {
    const { page, menu, button } = await openMenu();
    await page.keyboard.press("Escape");
    await expectClosed(menu, button);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it("closes by its own button", async () => {
    const { menu, button } = await openMenu();
    await menu.getByRole("button", { name: "Close menu" }).tap();
    await expectClosed(menu, button);
  });

  it("closes on a tap outside", async () => {
    const { page, menu, button } = await openMenu();
    await page.touchscreen.tap(15, 400);
    await expectClosed(menu, button);
  });

  it("stays open on a tap between its links", async () => {
    const { page, menu } = await openMenu();
    const links = (await menu.getByRole("navigation").boundingBox())!;
    await page.touchscreen.tap(links.x + links.width / 2, links.y + links.height + 10);
    expect(await menu.isVisible()).toBe(true);
  });

  it("closes on navigation", async () => {
    const { page, menu, button } = await openMenu();
    await menu.getByRole("link", { name: "Staff" }).tap();
    await page.getByRole("heading", { level: 1, name: "Meet the crew" }).waitFor();
    await expectClosed(menu, button);
  });

  it("closes when the link of the current page is followed", async () => {
    const { menu, button } = await openMenu();
    await menu.getByRole("link", { name: "Home" }).tap();
    await expectClosed(menu, button);
  });

  it("closes where the screen grows wide enough for the links", async () => {
    const { page, menu } = await openMenu();
    await page.setViewportSize(desktop);
    await menu.waitFor({ state: "hidden" });
    expect(await page.getByRole("banner").getByRole("link", { name: "FAQ" }).isVisible()).toBe(true);
  });

  it("can be opened again", async () => {
    const { page, menu } = await openMenu();
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "hidden" });
    await onPhone.showNavigation(page);
    await menu.waitFor();
  });

  async function openMenu() {
    const page = await onPhone.open();
    const button = page.locator("button[aria-haspopup=dialog]");
    await onPhone.showNavigation(page);
    const menu = page.locator("dialog");
    await menu.waitFor();
    return { page, menu, button };
  }

  async function expectClosed(menu: Locator, button: Locator) {
    await menu.waitFor({ state: "hidden" });
    await button.and(menu.page().locator("[aria-expanded=false]")).waitFor();
  }
});

describe.each(screens)("The footer on a $name", (screen) => {
  const { look, open } = screen;
  const footerOf = (page: Page) => page.getByRole("contentinfo");

  it("has a blurb about the product", async () => {
    const blurb = footerOf(await look()).getByText(`${server} is a space-themed Minecraft community`);
    expect(await blurb.isVisible()).toBe(true);
  });

  it("has a copyright line for 2024", async () => {
    const line = await footerOf(await look())
      .getByText("©")
      .innerText();
    expect(line).toMatch(new RegExp(`^© 2024 ${server}`));
  });

  it("has five social icon buttons: chat, videos, photos, microblog and short videos", async () => {
    const list = footerOf(await look()).getByRole("list", { name: "Social networks" });
    expect(await list.getByRole("listitem").count()).toBe(5);
    const labels = await list
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.dataset["tooltip"]));
    expect(labels).toEqual(socialNetworks.map(({ label }) => label));
    for (const link of await list.getByRole("link").all()) {
      expect(await link.locator("svg").isVisible()).toBe(true);
      expect((await link.boundingBox())?.width).toBeGreaterThanOrEqual(44);
    }
  });

  it.each(socialNetworks)("opens the $kind in a new tab", async ({ label, address }) => {
    const link = footerOf(await open()).getByRole("link", {
      name: `${label} (opens in a new tab)`,
      exact: true,
    });
    await expectNewTab(screen, link, address);
  });
});

describe.each(screens)("Header and footer on a $name", ({ open }) => {
  it.each([...pages.map(({ path }) => path), "no/such/page"])("stand on /%s", async (path) => {
    const page = await open(path, { allowedErrors: [/404/] });
    expect(await page.getByRole("banner").getByRole("link", { name: server }).isVisible()).toBe(true);
    expect(await page.getByRole("contentinfo").getByText("© 2024").isVisible()).toBe(true);
  });
});

async function fontWeight(element: Locator): Promise<number> {
  return Number(await element.evaluate((link) => getComputedStyle(link).fontWeight));
}

/** Whether something else lies over the middle of an element, so that it cannot be pressed. */
function isCovered(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return !element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}
