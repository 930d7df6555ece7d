import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { presets } from "../../../src/styling/theme/presets";
import { root } from "../../sites/configs";
import { inTurn } from "../../turns";
import { visit } from "../visit";
import { axe } from "./axe";
import { lateStarts, looseWords, oddDistances } from "./gridMeasures";
import { overflowing } from "./measures";
import { serveOwnSite } from "./ownSite";

const folder = join(root, "tests/sites/acceptance");
const config = JSON.parse(readFileSync(join(folder, "cairn.json"), "utf8")) as object;
const { url } = await serveOwnSite(config, join(folder, "public"));

/** A page of the guide. */
const page = `${url}handbook/stone`;
const widths = inTurn([1280, 1920]);

const partsOf = (page: Page) => ({
  banner: page.getByRole("banner"),
  menu: page.getByRole("button", { name: "Open menu" }),
  chat: page.getByRole("banner").getByRole("link", { name: "Chat" }),
  guide: page.getByRole("navigation", { name: "In this section" }),
});

/** The accessible names of the focused elements, in order. */
async function tabbed(page: Page, count: number): Promise<string[]> {
  const names: string[] = [];
  for (let index = 0; index < count; index++) {
    await page.keyboard.press("Tab");
    names.push(
      await page.evaluate(
        () =>
          document.activeElement!.getAttribute("aria-label") ?? document.activeElement!.textContent.trim(),
      ),
    );
  }
  return names;
}

test("a header beside the page is a column from 1280 pixels, and a bar below", async () => {
  const shown = await visit(page, { viewport: { width: 1279, height: 800 } });
  const { banner, menu, chat } = partsOf(shown);
  expect((await banner.boundingBox())!).toMatchObject({ x: 0, width: 1279 });
  expect(await chat.isVisible()).toBe(false);
  await shown.setViewportSize({ width: 1280, height: 800 });
  expect(await banner.boundingBox()).toEqual({ x: 0, y: 0, width: 240, height: 800 });
  expect(await menu.isVisible()).toBe(false);
  expect(await chat.isVisible()).toBe(true);
  await shown.evaluate(() => scrollTo(0, 400));
  expect((await banner.boundingBox())!.y).toBe(0);
});

test("the keyboard follows the column from the skip link to the guide, past the titles of groups", async () => {
  const shown = await visit(page, { viewport: { width: 1280, height: 800 } });
  expect(await tabbed(shown, 13)).toEqual([
    "Skip to content",
    "Cairnhold",
    "Hills",
    "Handbook",
    expect.stringContaining("Chat"),
    "People",
    "Old friends",
    "Dark mode",
    "Search",
    expect.any(String),
    "Handbook",
    "Stone",
    "Iron",
  ]);
  expect(await axe(shown)).toEqual([]);
});

test("the column has its own place in each direction, without JavaScript and in forced colours", async () => {
  for (const width of widths()) {
    for (const options of [{}, { javaScriptEnabled: false }, { forcedColors: "active" as const }]) {
      const shown = await visit(page, { ...options, viewport: { width, height: 800 } });
      for (const dir of ["ltr", "rtl"] as const) {
        await shown.evaluate((direction) => {
          document.dir = direction;
        }, dir);
        const what = `${width}, ${dir}, ${JSON.stringify(options)}`;
        expect(await overflowing(shown), what).toEqual([]);
        const { chat, guide } = partsOf(shown);
        const [link, list] = [await chat.boundingBox(), await guide.boundingBox()];
        expect(list!.y, what).toBeGreaterThan(link!.y + link!.height);
        expect(list!.y + list!.height, what).toBe(800);
        expect(list!.x, what).toBe(dir === "ltr" ? 0 : width - 240);
      }
    }
  }
});

test("pages keep their columns and distances beside the header", async () => {
  const { density } = presets.raven;
  for (const width of widths()) {
    for (const path of ["", "people"]) {
      const shown = await visit(url + path, {
        javaScriptEnabled: false,
        viewport: { width, height: 900 },
      });
      const measured = { page: shown, density };
      expect(await looseWords(measured), `${path} at ${width}`).toEqual([]);
      expect(await lateStarts(measured), `${path} at ${width}`).toEqual([]);
      expect(await oddDistances(measured), `${path} at ${width}`).toEqual([]);
    }
  }
});
