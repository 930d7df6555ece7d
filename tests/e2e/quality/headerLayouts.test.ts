import type { Page } from "playwright";
import { expect, test } from "vitest";
import { visit } from "../visit";
import { axe } from "./axe";
import { overflowing } from "./measures";
import { serveOwnSite } from "./ownSite";
import { shownInHeader } from "./shownInHeader";

const widths = [320, 360, 768, 1024, 1280, 1920];
const group = (label: string) => ({ label, links: [{ label: `${label}: first`, href: "/" }] });
const links = Array.from({ length: 14 }, (_, index) => ({ label: `Page number ${index + 1}`, href: "/" }));
const groups = ["Play", "Worlds", "Community", "Help"].map(group);
const primary = { label: "Copy address", copy: "play.kettlebay.example", variant: "primary" };

/** A site whose header is centered. */
async function centered(navigation: readonly object[], name = "Kettle Bay", language = "en"): Promise<Page> {
  const { url } = await serveOwnSite({
    version: 1,
    site: { name, language },
    theme: { header: "centered", alternate: "daylight" },
    navigation,
    search: true,
    footer: { copyright: name },
    routes: [
      { path: "/", title: "Welcome", blocks: [{ type: "text", text: "A quiet bay.\n\n".repeat(90) }] },
    ],
  });
  return visit(url);
}

/** Shows the page on a screen of this width; what is measured by it follows with the next frame. */
async function widen(page: Page, width: number) {
  await page.setViewportSize({ width, height: 740 });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
}

/** How far the middle of something in the header is from that of the screen. */
const offMiddle = (page: Page, selector: string) =>
  page.evaluate((selector) => {
    const { left, right } = document.querySelector(`header ${selector}`)!.getBoundingClientRect();
    return Math.abs(left + right - document.documentElement.clientWidth) / 2;
  }, selector);

test("a centered header has its name above its links, both in the middle of wide screens", async () => {
  for (const language of ["en", "ar"]) {
    const page = await centered(groups, undefined, language);
    for (const width of widths) {
      await widen(page, width);
      const { entries, hasMenu } = await shownInHeader(page);
      expect(await overflowing(page), String(width)).toEqual([]);
      if (width < 1024) continue;
      expect({ entries, hasMenu }, String(width)).toEqual({ entries: 4, hasMenu: false });
      expect(await offMiddle(page, "a"), String(width)).toBeLessThan(1);
      expect(await offMiddle(page, "nav"), String(width)).toBeLessThan(12);
      const [name, list] = await Promise.all(
        ["header a", "header nav"].map((selector) => page.locator(selector).first().boundingBox()),
      );
      expect(list!.y, String(width)).toBeGreaterThanOrEqual(name!.y + name!.height);
    }
  }
});

test("a centered header keeps its links and buttons on the screen, and scrolls its name away", async () => {
  const page = await centered([...groups, primary]);
  await widen(page, 1280);
  await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
  for (const selector of ["nav", "[aria-keyshortcuts]", "[data-look-button=wideBar]", "[data-copy]"]) {
    const box = (await page.locator(`header ${selector}`).first().boundingBox())!;
    expect(box.y, selector).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height, selector).toBeLessThan(60);
  }
  const name = (await page.locator("header a").first().boundingBox())!;
  expect(name.y + name.height).toBeLessThanOrEqual(0.5);
  expect(await axe(page, "header")).toEqual([]);
});

test("with a name of 60 letters and 14 links, a centered header has its menu, and nothing is cut", async () => {
  const page = await centered(
    [...links, primary],
    "The quiet and ever so friendly realm of Kettle Bay and beyond",
  );
  for (const width of widths) {
    await widen(page, width);
    expect((await shownInHeader(page)).hasMenu, String(width)).toBe(true);
    expect(await overflowing(page), String(width)).toEqual([]);
  }
  expect(await axe(page, "header")).toEqual([]);
});
