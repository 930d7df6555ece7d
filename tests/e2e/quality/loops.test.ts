import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { root } from "../../sites/configs";
import { eventually } from "../spec/eventually";
import { desktop, phone, saveData, visit } from "../visit";
import { axe } from "./axe";
import { layoutShift, overflowing } from "./measures";
import { type OwnSite, serveOwnSite } from "./ownSite";

const picture =
  "<svg xmlns='http://www.w3.org/2000/svg' width='160' height='90'><path d='M0 0h160v90H0z' fill='#375'/></svg>";
const moving = { src: "/sea.svg", alt: "The sea", video: "/waves.webm" };
const site = {
  version: 1,
  site: { name: "Mossy" },
  routes: [
    {
      path: "/",
      title: "Mossy",
      blocks: [{ type: "hero", layout: "cover", heading: "Mossy", image: moving }],
    },
    {
      path: "/more",
      title: "More",
      blocks: [
        { type: "media", items: [{ title: "The sea", text: "It is cold.", image: moving }] },
        { type: "cards", imagePosition: "behind", items: [{ title: "Swim", href: "/", image: moving }] },
        { type: "cards", layout: "list", items: [{ title: "Sail", href: "/", image: moving }] },
      ],
    },
    { path: "/still", title: "Still", blocks: [{ type: "text", text: "[Back](/)" }] },
  ],
};

let own: OwnSite;
beforeAll(async () => {
  const video = readFileSync(join(root, "tests/sites/acceptance/public/waves.webm"));
  own = await serveOwnSite(site, { "sea.svg": picture, "waves.webm": video });
});

const motion = { viewport: desktop, reducedMotion: "no-preference" } as const;

/** Opens a page, and lists the requests for its video and for the script that shows it. */
async function open(path: string, options: Parameters<typeof visit>[1], savesData = false) {
  const asked: string[] = [];
  const page = await visit(own.url + path, {
    ...options,
    prepare: async (page: Page) => {
      page.on("request", (request) => asked.push(request.url()));
      if (savesData) await saveData(page);
    },
  });
  return {
    page,
    videos: () => asked.filter((one) => one.endsWith(".webm")),
    scripts: () => asked.filter((one) => /pictures-/.test(one)),
  };
}

const button = (page: Page) => page.getByRole("button", { name: "Pause video" });
const isPlaying = (page: Page) => page.locator("main video").evaluate((one: HTMLVideoElement) => !one.paused);

/** Expects that a video is where its picture is, to the pixel. */
async function expectCovered(page: Page, index: number): Promise<void> {
  const [picture, video] = await Promise.all(
    ["img", "video"].map((name) => page.locator(`main ${name}`).nth(index).boundingBox()),
  );
  for (const key of ["x", "y", "width", "height"] as const)
    expect(Math.abs(video![key] - picture![key])).toBeLessThan(1);
}

test("a video repeats over its picture after the page has loaded, and can be paused by keyboard", async () => {
  const { page, videos } = await open("", motion);
  expect(await page.locator("html").getAttribute("data-ready")).not.toBeNull();
  await button(page).waitFor();
  expect(videos()).toHaveLength(1);
  const loaded = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const entry = performance.getEntriesByType("resource").find(({ name }) => name.endsWith(".webm"))!;
    return entry.startTime >= visit!.loadEventStart;
  });
  expect(loaded).toBe(true);
  await expectCovered(page, 0);
  // The veil and the words are in front of it, and the button is in front of them.
  await button(page).click();
  await eventually(() => isPlaying(page)).toBe(false);
  await button(page).press("Space");
  await eventually(() => isPlaying(page)).toBe(true);
  expect(await layoutShift(page)).toBeLessThan(0.01);
  expect(await overflowing(page)).toEqual([]);
  expect(await axe(page)).toEqual([]);
});

test("videos in cards and rows cover their pictures, and their buttons can be pressed", async () => {
  const { page } = await open("more", motion);
  await page.locator("main video").nth(2).waitFor({ state: "attached" });
  for (const index of [0, 1, 2]) {
    await page.locator("main img").nth(index).scrollIntoViewIfNeeded();
    await button(page).nth(index).click();
    await eventually(() => button(page).nth(index).getAttribute("aria-pressed")).toBe("true");
    await expectCovered(page, index);
  }
  expect(page.url()).toBe(`${own.url}more`);
  expect(await overflowing(page)).toEqual([]);
});

test.each([
  ["a phone", { viewport: phone, reducedMotion: "no-preference" }, false],
  ["reduced motion", { viewport: desktop }, false],
  ["data saver", motion, true],
  ["forced colours", { ...motion, forcedColors: "active" }, false],
  ["no JavaScript", { ...motion, javaScriptEnabled: false, comesToLife: false }, false],
] as const)("loads only the picture with %s", async (_, options, savesData) => {
  const { page, videos } = await open("", options, savesData);
  await page.getByRole("img", { name: "The sea" }).waitFor();
  if (!("comesToLife" in options))
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(videos()).toEqual([]);
  expect(await page.locator("video").count()).toBe(0);
});

test("pages without videos do not load their script, and leaving a page removes its video", async () => {
  const { page, scripts } = await open("still", motion);
  expect(scripts()).toEqual([]);
  await page.getByRole("main").getByRole("link", { name: "Back" }).click();
  await button(page).waitFor();
  expect(scripts()).toHaveLength(1);
  await page.goBack();
  await page.getByRole("heading", { name: "Still" }).waitFor();
  await eventually(() => page.locator("video").count()).toBe(0);
  expect(await button(page).count()).toBe(0);
});
