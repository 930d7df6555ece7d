import type { Locator, Page } from "playwright";
import { expect, test } from "vitest";
import { oneVisit } from "../oneVisit";
import { eventually } from "../spec/eventually";
import { visit } from "../visit";
import { serveOwnSite } from "./ownSite";

const paragraph = "The mill was built in the first winter, and nobody knows who planted the oak. ".repeat(12);
const text = Array.from({ length: 12 }, () => paragraph).join("\n\n");
const names = Array.from({ length: 24 }, (_, index) => `Chapter ${index + 1} of the book`);

const chapters = (layout: string) => ({
  type: "tabs",
  id: layout,
  heading: "Chapters",
  layout,
  tabs: names.map((title, index) => ({ id: `${layout}-${index + 1}`, title, icon: "book-open", text })),
});

const site = serveOwnSite({
  version: 1,
  site: { name: "Fernhollow", description: "A quiet place" },
  routes: [
    { path: "/", title: "Beside", blocks: [chapters("side")] },
    { path: "/above", title: "Above", blocks: [chapters("top")] },
    { path: "/narrow", title: "Narrow", blocks: [{ ...chapters("top"), width: "narrow" }] },
  ],
});
const viewport = { width: 1280, height: 720 };
const open = (path: string) =>
  oneVisit(async (kept) => visit((await site).url + path, { ...kept, viewport }));
const [beside, above, narrow] = [open(""), open("above"), open("narrow")];

/** The position of an element on the screen. */
const box = async (one: Locator) => (await one.boundingBox())!;

/** Scrolls to the middle of the open panel, and returns the positions of its title and text. */
async function scrolled(page: Page) {
  const panel = page.getByRole("tabpanel");
  const words = panel.locator("p").nth(6);
  await words.evaluate((element) => element.scrollIntoView({ block: "start" }));
  return { title: await box(panel.getByRole("heading")), words: await box(words) };
}

test("a panel's title scrolls with its text if it is above it, and stays in view next to it", async () => {
  for (const opened of [beside, narrow]) {
    const { title } = await scrolled(opened());
    expect(title.y + title.height).toBeLessThan(0);
  }
  const { title, words } = await scrolled(above());
  expect(title.y).toBeGreaterThan(0);
  expect(title.x + title.width).toBeLessThanOrEqual(words.x);
});

test("a column of tabs higher than the screen scrolls to each tab, by keyboard and by anchor", async () => {
  const page = beside();
  const list = page.getByRole("tablist");
  const isInView = (tab: Locator) =>
    tab.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= document.querySelector("header")!.getBoundingClientRect().bottom && bottom <= innerHeight;
    });
  await scrolled(page);
  const { y, height } = await box(list);
  expect(y + height).toBeLessThanOrEqual(viewport.height);
  await page.getByRole("tab").first().focus();
  await page.keyboard.press("End");
  const last = page.getByRole("tab", { name: names.at(-1)! });
  expect(await last.evaluate((element) => element === document.activeElement)).toBe(true);
  await eventually(() => isInView(last)).toBe(true);
  await page.evaluate(() => (location.hash = "#side-12"));
  const middle = page.getByRole("tab", { name: names[11]!, selected: true });
  await middle.waitFor();
  await eventually(() => isInView(middle)).toBe(true);
});

test("tabs in a column have the full title, and tabs in a row its first word", async () => {
  expect(await beside().getByRole("tab").allInnerTexts()).toEqual(names);
  expect(new Set(await above().getByRole("tab").allInnerTexts())).toEqual(new Set(["Chapter"]));
});
