import type { Page } from "playwright";
import { expect, test } from "vitest";
import { LOOK_KEY } from "../../../src/app/lookNames";
import { eventually } from "../spec/eventually";
import { desktop, phone, ready, visit } from "../visit";
import { axe } from "./axe";
import { serveOwnSite } from "./ownSite";

const drawing = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="${fill}"/></svg>`;
const names = Array.from({ length: 12 }, (_, index) => ({ name: `Miller_${index}`, role: "Mill" }));

const { url } = await serveOwnSite(
  {
    version: 1,
    site: { name: "Mossy", logo: { src: "/day.svg", dark: "/night.svg" } },
    theme: { preset: "daylight", alternate: "auto" },
    avatars: { drawn: "pixel" },
    routes: [
      {
        path: "/",
        title: "Home",
        blocks: [
          {
            type: "image",
            src: "/map-day.svg",
            dark: "/map-night.svg",
            alt: "A map",
            points: [
              { x: 20, y: 35.5, label: "Mill", text: "Anna grinds here." },
              { x: 70, y: 80, label: "Harbour", text: "Ships leave at eight.", href: "/team" },
              { x: 90, y: 10, label: "Team", href: "/team" },
            ],
          },
        ],
      },
      {
        path: "/team",
        title: "Team",
        blocks: [
          {
            type: "staff",
            groups: [{ title: "Millers", members: names }],
            former: [{ name: "Old_Oak", role: "Founder", when: "Season 1" }],
          },
        ],
      },
    ],
  },
  {
    "day.svg": drawing("#8cd"),
    "night.svg": drawing("#236"),
    "map-day.svg": drawing("#cdb"),
    "map-night.svg": drawing("#354"),
  },
);

/** The files that the pictures of a page show. */
const shown = (page: Page) =>
  page.evaluate(() => [
    ...new Set([...document.images].map((image) => /(?:map-)?(?:day|night)/.exec(image.currentSrc)?.[0])),
  ]);
/** The pictures that were loaded since the page was opened. */
const loaded = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .flatMap(({ name }) => /(?:map-)?(?:day|night)(?=\.svg)/.exec(name)?.[0] ?? []),
  );

const day = ["day", "map-day"];
const night = ["night", "map-night"];

test("pictures follow the device and the chosen mode, and only one of two loads", async () => {
  const page = await visit(url, { colorScheme: "dark" });
  await eventually(() => shown(page)).toEqual(night);
  expect([...new Set(await loaded(page))].toSorted()).toEqual(night.toSorted());
  await page.getByRole("button", { name: "Dark mode" }).click();
  await eventually(() => shown(page)).toEqual(day);

  // The choice also applies to pictures of pages that are opened later.
  await page.goto(`${url}team/`);
  await ready(page);
  await eventually(() => shown(page)).toEqual(["day"]);
  await page.getByRole("link", { name: "Mossy" }).first().click();
  await page.waitForURL(url);
  await eventually(() => shown(page)).toEqual(day);
});

test("only the pictures of an earlier chosen mode load if the device prefers the other one", async () => {
  const localStorage = [{ name: LOOK_KEY, value: "dark" }];
  const page = await visit(url, {
    storageState: { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] },
  });
  await eventually(() => shown(page)).toEqual(night);
  expect([...new Set(await loaded(page))].toSorted()).toEqual(night.toSorted());
});

test("pictures follow the device without JavaScript, and points open", async () => {
  const page = await visit(url, { colorScheme: "dark", javaScriptEnabled: false, comesToLife: false });
  await eventually(async () => page.locator("picture source[data-look]").count()).toBe(3);
  await page.locator("summary").first().click();
  expect(await page.getByText("Anna grinds here.").isVisible()).toBe(true);
});

test.each([desktop, phone])("points are at their places, and show words on a press: %o", async (viewport) => {
  const page = await visit(url, { viewport });
  const picture = (await page.getByRole("img", { name: "A map" }).boundingBox())!;
  const mill = page.locator('summary[aria-label="Mill"]');
  const box = (await mill.boundingBox())!;
  expect(Math.abs(box.x + box.width / 2 - picture.x - picture.width * 0.2)).toBeLessThan(3);
  expect(Math.abs(box.y + box.height / 2 - picture.y - picture.height * 0.355)).toBeLessThan(3);
  await mill.focus();
  await page.keyboard.press("Enter");
  expect(await page.getByText("Anna grinds here.").isVisible()).toBe(true);
  // Only one is open at a time.
  await page.locator('summary[aria-label="Harbour"]').click();
  expect(await page.getByText("Anna grinds here.").isVisible()).toBe(false);
  expect(await axe(page)).toEqual([]);
  await page.locator("main").getByRole("link", { name: "Team", exact: true }).click();
  await page.waitForURL("**/team");
});

test("faces are drawn for members and former members, even in forced colours", async () => {
  const page = await visit(`${url}team/`, { forcedColors: "active" });
  const faces = page.locator('main svg[viewBox="0 0 8 8"]');
  expect(await faces.count()).toBe(13);
  const fills = await faces
    .first()
    .evaluate((face) =>
      [...face.children].map((path) => [path.getAttribute("fill"), getComputedStyle(path).fill]),
    );
  for (const [written, fill] of fills) expect(fill).toBe(rgb(written!));
  expect(await axe(page)).toEqual([]);
});

function rgb(hex: string): string {
  const long = hex.length === 4 ? hex.replaceAll(/[\da-f]/g, "$&$&") : hex;
  const channels = long.match(/[\da-f]{2}/g)!.map((pair) => parseInt(pair, 16));
  return `rgb(${channels.join(", ")})`;
}
