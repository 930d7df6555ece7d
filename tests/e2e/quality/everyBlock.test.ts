import type { Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { examples as heroes } from "../../../src/blocks/hero/examples";
import { blockSchemas } from "../../../src/blocks/schemas";
import { inFull } from "../../turns";
import { HeldBack } from "../heldBack";
import { desktop, visit } from "../visit";
import { axe } from "./axe";
import { lateFonts, mostShift, serveEveryBlock, shown, videoErrors as allowedErrors } from "./everyBlockSite";
import { layoutShift, overflowing } from "./measures";

let page: Page;

let url: string;

beforeAll(async () => {
  ({ url } = await serveEveryBlock());
  page = await visit(url, { isShared: true, allowedErrors, prepare: lateFonts });
});

test("hydration and late fonts cause no layout shift", async () => {
  expect(await layoutShift(page)).toBeLessThan(mostShift);
});

test("every picture has its space before it loads", async () => {
  const held = new HeldBack(/\.(?:svg|webp|avif)$/);
  const waiting = await visit(url, {
    allowedErrors,
    javaScriptEnabled: false,
    waitUntil: "commit",
    prepare: held.prepare,
  });
  await waiting.locator("footer").waitFor();
  await waiting.evaluate(() => document.fonts.ready);
  const placesOf = () =>
    waiting.locator("main img[width]").evaluateAll((images) =>
      images.map((image) => {
        const { top, width, height } = image.getBoundingClientRect();
        return { html: image.outerHTML, place: [top, width, height] };
      }),
    );
  const before = await placesOf();
  expect(before.length).toBeGreaterThan(20);
  await held.release();
  await waiting.locator("main img[width]").evaluateAll((images) =>
    Promise.all(
      (images as HTMLImageElement[]).map((image) => {
        image.loading = "eager";
        return image.decode().catch(() => undefined);
      }),
    ),
  );
  const after = await placesOf();
  // The attributes are whole pixels.
  const moved = before.filter(({ place }, index) =>
    place.some((value, side) => Math.abs(value - after[index]!.place[side]!) > 2),
  );
  expect(moved).toEqual([]);
});

test("each layout of each block is on the page", () => {
  const missing = Object.entries(blockSchemas).flatMap(([type, { shape }]) => {
    if (!("layout" in shape)) return [];
    const { layout } = shape;
    const values = layout.unwrap().options as readonly string[];
    const had = shown.filter((block) => block.type === type).map((block) => layout.parse(block["layout"]));
    return values.filter((value) => !had.some((one) => one === value)).map((value) => `${type} ${value}`);
  });
  expect(missing).toEqual([]);
});

/** Elements that overflow the page on the narrowest screen and on a wide one. */
async function faultsOf(one: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of [320, 1280]) {
    await one.setViewportSize({ width, height: 800 });
    // Media queries and measurements are updated in the next frame.
    await one.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    faults.push(...(await overflowing(one)));
  }
  return faults;
}

test("every block fits every screen, in both text directions", async () => {
  expect(await faultsOf(page)).toEqual([]);
  await page.evaluate(() => (document.dir = "rtl"));
  const rightToLeft = await faultsOf(page);
  await page.evaluate(() => (document.dir = "ltr"));
  expect(rightToLeft).toEqual([]);
});

test("in forced colours, no icon has the page's colour and no picture is behind text", async () => {
  await page.emulateMedia({ forcedColors: "active" });
  const faults = await page.evaluate(() => {
    const canvas = getComputedStyle(document.body).backgroundColor;
    const ground =
      canvas === "rgba(0, 0, 0, 0)" ? getComputedStyle(document.documentElement).backgroundColor : canvas;
    const isSeen = (element: Element) => element.getClientRects().length > 0;
    const signs = [...document.querySelectorAll("main svg")].filter(isSeen);
    const faint = signs.filter((sign) => {
      const { color, stroke, fill } = getComputedStyle(sign);
      return [color, stroke, fill].every((paint) => paint === "none" || paint === ground);
    });
    const grounds = [...document.querySelectorAll(".sp-on-picture > div:first-child")];
    const behind = grounds.flatMap((place) => {
      const words = place.nextElementSibling?.getBoundingClientRect().top ?? Infinity;
      const isAbove = (image: Element) => image.getBoundingClientRect().bottom <= words + 1;
      return [...place.querySelectorAll("img")].filter((image) => isSeen(image) && !isAbove(image));
    });
    return [...faint, ...behind].map((element) => element.outerHTML.slice(0, 200));
  });
  await page.emulateMedia({ forcedColors: null });
  expect(faults).toEqual([]);
});

test("slideshows stop with reduced motion or on demand", async () => {
  const isSwitchSeen = () => page.getByRole("checkbox", { name: "Pause slideshow" }).isVisible();
  const states = () =>
    page.evaluate(() =>
      [...document.querySelectorAll(".sp-on-picture > div:first-child img")].flatMap((image) =>
        image.getAnimations().flatMap((one) => (one instanceof CSSAnimation ? [one.playState] : [])),
      ),
    );
  expect([await isSwitchSeen(), await states()]).toEqual([false, []]);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const moving = heroes.cover.images.length - 1;
  expect([await isSwitchSeen(), await states()]).toEqual([
    true,
    Array.from({ length: moving }, () => "running"),
  ]);
  await page.getByRole("checkbox", { name: "Pause slideshow" }).check();
  expect(await states()).toEqual(Array.from({ length: moving }, () => "paused"));
  await page.emulateMedia({ reducedMotion: "reduce" });
});

// Print layout is tested in everyRoute.test.ts.
inFull(() => {
  test("every block is printed", async () => {
    const pdf = await page.pdf({ format: "A4" });
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  });
});

test("no block violates an accessibility rule, even in its collapsed parts", async () => {
  await page.setViewportSize(desktop);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>("main details")) details.open = true;
    for (const panel of document.querySelectorAll<HTMLElement>("main [role=tabpanel]"))
      panel.dataset["state"] = "active";
  });
  const panels = await page.locator("main [role=tabpanel]").all();
  for (const panel of panels) expect(await panel.isVisible()).toBe(true);
  expect(panels.length).toBeGreaterThan(1);
  expect(await axe(page)).toEqual([]);
});
