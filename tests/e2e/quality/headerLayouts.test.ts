import type { Page } from "playwright";
import { expect, test } from "vitest";
import { isWhole } from "../../property/share";
import { firstOf, inTurn } from "../../turns";
import { saveData, visit } from "../visit";
import { withShortNames } from "../../../src/styling/minifyCss";
import { axe } from "./axe";
import { overflowing } from "./measures";
import { serveOwnSite } from "./ownSite";
import { shownInHeader } from "./shownInHeader";

const widths = [320, 360, 768, 1024, 1280, 1920];
const group = (label: string) => ({ label, links: [{ label: `${label}: first`, href: "/" }] });
const links = Array.from({ length: 14 }, (_, index) => ({ label: `Page number ${index + 1}`, href: "/" }));
const groups = ["Play", "Worlds", "Community", "Help"].map(group);
const primary = { label: "Copy address", copy: "play.kettlebay.example", variant: "primary" };

const title = "Kettle Bay";

/** English is left-to-right, Arabic right-to-left. */
const nextLanguages = inTurn(["ar", "en"]);

/** A site with this layout of the header. */
async function opened(
  header: "centered" | "split",
  navigation: readonly object[],
  { name = title, language = "en" } = {},
): Promise<Page> {
  const { url } = await serveOwnSite({
    version: 1,
    site: { name, language },
    theme: { header, alternate: "daylight" },
    navigation,
    search: true,
    footer: { copyright: name },
    routes: [
      { path: "/", title: "Welcome", blocks: [{ type: "text", text: "A quiet bay.\n\n".repeat(90) }] },
    ],
  });
  return visit(url);
}

/** Sets the screen's width. Measurements are updated in the next frame. */
async function widen(page: Page, width: number) {
  await page.setViewportSize({ width, height: 740 });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
}

/** The parts of the header in the accessibility tree. */
const partsOf = (page: Page, name = title) => {
  const header = page.getByRole("banner");
  return {
    brand: header.getByRole("link", { name, exact: true }),
    links: header.getByRole("navigation"),
    search: header.getByRole("button", { name: "Search" }),
    look: header.getByRole("button", { name: "Dark mode" }),
    copy: header.getByRole("button", { name: primary.label }),
    menu: header.getByRole("button", { name: "Open menu" }),
  };
};
type Part = ReturnType<typeof partsOf>[keyof ReturnType<typeof partsOf>];

const boxOf = async (part: Part) => (await part.boundingBox())!;

/** The distance between the middle of a part of the header and the middle of the screen. */
async function offMiddle(part: Part, width: number): Promise<number> {
  const { x, width: own } = await boxOf(part);
  return Math.abs(x + own / 2 - width / 2);
}

test("a centered header has its name above its links, both centred on wide screens", async () => {
  for (const language of nextLanguages()) {
    const page = await opened("centered", groups, { language });
    for (const width of widths) {
      await widen(page, width);
      const { entries, hasMenu } = await shownInHeader(page);
      expect(await overflowing(page), String(width)).toEqual([]);
      if (width < 1024) continue;
      expect({ entries, hasMenu }, String(width)).toEqual({ entries: 4, hasMenu: false });
      const { brand, links } = partsOf(page);
      expect(await offMiddle(brand, width), String(width)).toBeLessThan(1);
      expect(await offMiddle(links, width), String(width)).toBeLessThan(1);
      const [name, list] = await Promise.all([boxOf(brand), boxOf(links)]);
      expect(list.y, String(width)).toBeGreaterThanOrEqual(name.y + name.height);
    }
  }
});

test("a centered header keeps its links and buttons on the screen, and scrolls its name away", async () => {
  const page = await opened("centered", [...groups, primary]);
  await widen(page, 1280);
  await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
  const { brand, links, search, look, copy } = partsOf(page);
  for (const [name, part] of Object.entries({ links, search, look, copy })) {
    const box = await boxOf(part);
    expect(box.y, name).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height, name).toBeLessThan(60);
  }
  const name = await boxOf(brand);
  expect(name.y + name.height).toBeLessThanOrEqual(0.5);
  // `npm test` only checks the split header with axe.
  if (isWhole) expect(await axe(page, "header")).toEqual([]);
});

test("a split header has its name in the middle, even between unequal links", async () => {
  for (const language of nextLanguages()) {
    const page = await opened("split", [{ label: "Play", href: "/" }, ...groups.slice(1), primary], {
      language,
    });
    for (const width of widths) {
      await widen(page, width);
      const { entries, hasMenu, rows, overlaps } = await shownInHeader(page);
      expect(await overflowing(page), String(width)).toEqual([]);
      if (width < 1280) continue;
      expect({ entries, hasMenu, rows, overlaps }, String(width)).toEqual({
        entries: 4,
        hasMenu: false,
        rows: 1,
        overlaps: [],
      });
      const { brand, links, search, look } = partsOf(page);
      expect(await offMiddle(brand, width), String(width)).toBeLessThan(1);
      const boxes = await links
        .locator("ul")
        .first()
        .locator("> li")
        .evaluateAll((items) =>
          items.filter((item) => item.checkVisibility()).map((item) => item.getBoundingClientRect().x),
        );
      const inFront = boxes.filter((x) => (language === "en" ? x < width / 2 : x > width / 2));
      // Half of the links.
      expect(inFront, String(width)).toEqual(boxes.slice(0, 2));
      // The name and the controls at the end can be clicked.
      for (const part of [brand, look, search]) await part.click({ trial: true });
    }
    expect(await axe(page, "header")).toEqual([]);
  }
});

test("a split header without enough space is centered; with larger text, its links are in the menu", async () => {
  const page = await opened("split", [...groups, ...links.slice(0, 3)]);
  await widen(page, 1100);
  const above = partsOf(page);
  const [name, list] = await Promise.all([boxOf(above.brand), boxOf(above.links)]);
  expect(list.y).toBeGreaterThanOrEqual(name.y + name.height);
  await widen(page, 1920);
  expect(await shownInHeader(page)).toMatchObject({ entries: 7, hasMenu: false, rows: 1, overlaps: [] });
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "28px"));
  expect(await shownInHeader(page)).toMatchObject({ entries: 0, hasMenu: true, overlaps: [] });
  expect(await offMiddle(above.brand, 1920)).toBeLessThan(1);
  expect(await overflowing(page)).toEqual([]);
});

test.each(firstOf(["split", "centered"] as const, 1))(
  "a %s header with a name of 60 characters and 14 links moves the last ones, and truncates nothing",
  async (layout) => {
    const name = "The quiet and ever so friendly realm of Kettle Bay and beyond";
    const page = await opened(layout, [...links, primary], { name });
    for (const width of widths) {
      await widen(page, width);
      const { entries, hasMenu, hasMore } = await shownInHeader(page);
      const isWide = width >= 1024;
      expect({ hasMenu, hasMore }, String(width)).toEqual({ hasMenu: !isWide, hasMore: isWide });
      if (hasMore) expect(entries, String(width)).toBeGreaterThanOrEqual(3);
      expect(await overflowing(page), String(width)).toEqual([]);
    }
    if (isWhole) expect(await axe(page, "header")).toEqual([]);
  },
);

test.each(["centered", "split"] as const)(
  "a %s header keeps its height when the page's stylesheet and scripts arrive",
  async (header) => {
    const { url } = await serveOwnSite({
      version: 1,
      site: { name: title },
      theme: { header },
      navigation: groups,
      routes: [{ path: "/", title: "Welcome", blocks: [{ type: "text", text: "A quiet bay." }] }],
    });
    const heightOf = (page: Page) =>
      page.evaluate((name) => {
        const { height } = document.querySelector("header")!.getBoundingClientRect();
        return [height, getComputedStyle(document.documentElement).getPropertyValue(name)];
      }, withShortNames("--header-height"));
    const critical = await visit(url, {
      comesToLife: false,
      allowedErrors: [/ERR_FAILED/],
      prepare: async (page) => {
        await saveData(page);
        await page.route("**/*.css", (route) => route.abort());
      },
    });
    const [height, headerHeight] = await heightOf(critical);
    expect(headerHeight).toBe(header === "centered" ? "3.5rem" : "4.5rem");
    expect(await heightOf(await visit(url))).toEqual([height, headerHeight]);
  },
);
