import { beforeAll, describe, expect, test } from "vitest";
import { eventually } from "../spec/eventually";
import { desktop, visit } from "../visit";
import { type OwnSite, serveOwnSite } from "./ownSite";
import { overflowing } from "./measures";

const places = [0, 1, 2, 3];
const picture = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="teal"/></svg>`;
const items = places.map((place) => ({
  src: `/${place}.svg`,
  alt: `Picture ${place}`,
  caption: "Built here",
}));

let site: OwnSite;
beforeAll(async () => {
  site = await serveOwnSite(
    {
      version: 1,
      site: { name: "Fernhollow", description: "Pictures" },
      routes: [
        {
          path: "/",
          title: "Pictures",
          blocks: [
            { type: "gallery", heading: "Grid", items },
            { type: "gallery", heading: "Row", layout: "carousel", items },
            { type: "gallery", heading: "Columns", layout: "masonry", items },
            { type: "image", ...items[0] },
          ],
        },
      ],
    },
    Object.fromEntries(places.map((place) => [`${place}.svg`, picture(800, 400 + 300 * place)])),
  );
});

describe("a gallery", () => {
  test("lazy-loads its lightbox, which supports the keyboard, closes on Escape and restores the focus", async () => {
    const asked: string[] = [];
    const page = await visit(site.url, {
      prepare: (page) => page.on("request", (request) => asked.push(request.url())),
    });
    const views = () => asked.filter((url) => /\/FullView-[^/]*\.js$/.test(url));
    expect(views()).toEqual([]);
    const link = page.getByRole("link", { name: "Enlarge: Picture 1" }).first();
    await link.focus();
    await page.keyboard.press("Enter");
    const view = page.locator("dialog:modal");
    const place = (words: string) => view.getByRole("status").filter({ hasText: words }).waitFor();
    await place("2 of 4");
    expect(views()).toHaveLength(1);
    await page.keyboard.press("ArrowRight");
    await place("3 of 4");
    const shown = view.getByRole("img", { name: "Picture 2" });
    const left = await shown.evaluate((image) => image.getBoundingClientRect().left);
    expect([left >= 0, left < desktop.width]).toEqual([true, true]);
    await page.keyboard.press("Home");
    await place("1 of 4");
    // A swipe moves the row itself.
    await view.locator("ul").evaluate((row) => (row.scrollLeft = row.clientWidth * 3));
    await place("4 of 4");
    await page.keyboard.press("Escape");
    await view.waitFor({ state: "detached" });
    await eventually(() => link.evaluate((element) => element === document.activeElement)).toBe(true);

    // It reserves space for its pictures, and fits a screen of 320 pixels.
    await page.setViewportSize({ width: 320, height: 640 });
    // A swipeable row is intentionally wider than the page.
    const beyond = (await overflowing(page)).filter((text) => text.startsWith("the page"));
    expect(beyond).toEqual([]);
    const heights = await page
      .locator("main img")
      .evaluateAll((images) => images.map((image) => image.clientHeight));
    expect(heights.filter((height) => height < 40)).toEqual([]);
    await page.getByRole("link", { name: "Enlarge: Picture 3" }).first().click();
    const image = page.locator("dialog:modal li:not([aria-hidden=true]) img");
    await image.waitFor();
    const box = (await image.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(320);
    expect(box.y + box.height).toBeLessThanOrEqual(640);
  });

  test("can be swiped without JavaScript, and links to the files", async () => {
    const page = await visit(site.url, { javaScriptEnabled: false });
    const row = page.locator("section", { hasText: "Row" }).locator("ul");
    expect(await row.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true);
    expect(await page.getByRole("button", { name: "Next picture" }).count()).toBe(0);
    await page.getByRole("link", { name: "Enlarge: Picture 1" }).first().click();
    await page.waitForURL(/\/1\.svg$/);
  });
});
