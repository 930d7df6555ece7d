import type { Page } from "playwright";
import { expect, test } from "vitest";
import { presets } from "../../../src/styling/theme/presets";
import { isWhole } from "../../property/share";
import { eventually } from "../spec/eventually";
import { phone, ready, visit } from "../visit";
import { axe } from "./axe";
import { serveOwnSite } from "./ownSite";

const config = {
  version: 1,
  site: { name: "Lanterndeep" },
  navigation: [
    { label: "Home", href: "/" },
    { label: "Rules", href: "/rules" },
    { label: "The map of the whole harbour", href: "https://map.lanterndeep.example" },
    { label: "The shop behind the mill", href: "https://shop.lanterndeep.example" },
  ],
  theme: {
    preset: "ember",
    background: { layers: [{ image: "/stars.svg" }] },
    alternate: {
      preset: "daylight",
      colors: { primary: "#0b3fa8" },
      background: { layers: [{ image: "/clouds.svg" }] },
    },
  },
  routes: [
    {
      path: "/",
      title: "Lanterndeep",
      blocks: [{ type: "text", heading: "Welcome", text: "Mind the step." }],
    },
    { path: "/rules", title: "Rules", blocks: [{ type: "text", text: "Be kind." }] },
  ],
};
const drawing = "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'><path d='M0 0h1v1z'/></svg>";
const pictures = { "stars.svg": drawing, "clouds.svg": drawing };

const night = rgb(presets.ember.colors.background);
const day = rgb(presets.daylight.colors.background);

function rgb(hex: string): string {
  return `rgb(${hex
    .slice(1)
    .match(/../g)!
    .map((pair) => parseInt(pair, 16))
    .join(", ")})`;
}

const button = (page: Page) => page.getByRole("button", { name: "Dark mode" });

/** The visible parts of a colour scheme: colours of page, browser and button, background picture, controls. */
const seen = (page: Page) =>
  page.evaluate(() => ({
    page: getComputedStyle(document.documentElement).backgroundColor,
    bars: [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")]
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ content }) => content),
    isPressed: document.querySelector("[data-look-button]")!.getAttribute("aria-pressed"),
    pictures: [...document.querySelectorAll(".sp-background > div")]
      .filter((layer) => getComputedStyle(layer).display !== "none")
      .map((layer) => /stars|clouds/.exec(getComputedStyle(layer).backgroundImage)?.[0])
      .filter(Boolean),
    scheme: getComputedStyle(document.documentElement).colorScheme,
  }));
const dark = {
  page: night,
  bars: [presets.ember.colors.background],
  isPressed: "true",
  pictures: ["stars"],
  scheme: "dark",
};
const light = {
  page: day,
  bars: [presets.daylight.colors.background],
  isPressed: "false",
  pictures: ["clouds"],
  scheme: "light",
};

/** Records the page's colour in each frame, starting before any other script. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const colors = ((window as { frames_?: string[] }).frames_ = [] as string[]);
    const note = () => {
      if (document.body) colors.push(getComputedStyle(document.documentElement).backgroundColor);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
const frames = (page: Page) => page.evaluate(() => [...new Set((window as { frames_?: string[] }).frames_)]);

test("dark mode follows the device or the button, is remembered, and never flashes", async () => {
  const { url } = await serveOwnSite(config, pictures);
  const page = await visit(url, { colorScheme: "light", prepare: watchFrames });
  await eventually(() => seen(page)).toEqual(light);
  await page.emulateMedia({ colorScheme: "dark" });
  await eventually(() => seen(page)).toEqual(dark);
  await page.emulateMedia({ colorScheme: "light" });

  await button(page).click();
  await eventually(() => seen(page)).toEqual(dark);
  expect(await axe(page)).toEqual([]);
  await page.getByRole("link", { name: "Rules" }).first().click();
  await page.waitForURL("**/rules");
  await eventually(() => seen(page)).toEqual(dark);

  // The first frame has the chosen mode, even in a new tab.
  await page.reload();
  await ready(page);
  expect(await frames(page)).toEqual([night]);
  await eventually(() => seen(page)).toEqual(dark);

  // Print is always in light mode.
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await eventually(async () => (await seen(page)).scheme).toBe("light");
  expect(await button(page).isVisible()).toBe(false);
  await page.emulateMedia({ media: "screen", colorScheme: "light" });

  // After choosing the device's mode, the site follows the device again.
  await button(page).press("Enter");
  await eventually(() => seen(page)).toEqual(light);
  if (isWhole) expect(await axe(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.emulateMedia({ colorScheme: "dark" });
  await eventually(() => seen(page)).toEqual(dark);

  // On a phone, the button is next to the menu and large enough for a finger.
  await page.setViewportSize(phone);
  const [box, menu] = [
    await button(page).boundingBox(),
    await page.getByRole("button", { name: "Open menu" }).boundingBox(),
  ];
  expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44);
  expect(menu!.x + menu!.width).toBeLessThanOrEqual(box!.x);

  // Clicked before the scripts have loaded, without storage.
  const early = await visit(url, {
    colorScheme: "light",
    comesToLife: false,
    prepare: (other) =>
      other.addInitScript(() =>
        Object.defineProperty(window, "localStorage", {
          get: () => {
            throw new DOMException("No storage here.", "SecurityError");
          },
        }),
      ),
  });
  await button(early).click();
  await eventually(() => seen(early)).toEqual(dark);
  await ready(early);
  await eventually(() => seen(early)).toEqual(dark);

  const scriptless = await visit(url, { javaScriptEnabled: false, colorScheme: "dark" });
  expect(await button(scriptless).isVisible()).toBe(false);
  const color = (tested: Page) =>
    tested.locator("html").evaluate((element) => getComputedStyle(element).backgroundColor);
  await eventually(() => color(scriptless)).toBe(night);
  await scriptless.emulateMedia({ colorScheme: "light" });
  await eventually(() => color(scriptless)).toBe(day);
});

test("with a primary link, a phone has the button in its menu, even with few links", async () => {
  const navigation = [
    { label: "Rules", href: "/rules" },
    { label: "Join", href: "/", variant: "primary" },
  ];
  const { url } = await serveOwnSite({ ...config, navigation }, pictures);
  const page = await visit(url, { viewport: { width: 600, height: 800 } });
  await eventually(() => button(page).count()).toBe(0);
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Dark mode" }).click();
  await eventually(async () => (await seen(page)).page).toBe(night);
  await page.keyboard.press("Escape");

  await page.setViewportSize({ width: 700, height: 800 });
  await button(page).waitFor();
  await eventually(() => page.getByRole("button", { name: "Open menu" }).count()).toBe(0);
});
