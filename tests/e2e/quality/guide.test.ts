import type { Locator } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { eventually } from "../spec/eventually";
import { desktop, visit } from "../visit";
import { axe } from "./axe";
import { layoutShift, overflowing, tooSmallTargets } from "./measures";
import { serveOwnSite } from "./ownSite";
import { unreadable } from "./unreadable";

const names = Array.from({ length: 40 }, (_, index) => `${index + 1}`);
const paragraph = "The mill was built in the first winter, and nobody knows who planted the oak. ".repeat(12);

const guide = {
  version: 1,
  site: { name: "Fernhollow", description: "A quiet place" },
  navigation: [{ label: "Guide", href: "/guide/1" }],
  sidebars: {
    "/guide/": ["First", "Second"].map((label, half) => ({
      label,
      links: names.slice(20 * half, 20 * half + 20).map((name) => `/guide/${name}`),
    })),
  },
  routes: [
    { path: "/", title: "Home", intro: "[The guide](/guide/1)" },
    {
      path: "/story",
      title: "The story",
      contents: true,
      blocks: ["The mill", "The oak"].map((heading) => ({ type: "text", heading, text: paragraph })),
    },
    ...names.map((name) => ({
      path: `/guide/${name}`,
      title: `Page ${name}`,
      blocks: [
        { type: "text", heading: "Углы", text: `${paragraph}\n\n## Inside\n\n${paragraph}` },
        { type: "callout", heading: "Mind", text: paragraph },
        { type: "text", heading: "The end", text: paragraph.repeat(3) },
      ],
    })),
  ],
};

let url: string;
beforeAll(async () => {
  ({ url } = await serveOwnSite(guide));
});

test("a guide's sidebar and table of contents are columns on a wide screen and disclosures on a phone, even without JavaScript", async () => {
  const page = await visit(`${url}guide/30`);
  const list = page.getByRole("navigation", { name: "In this section" });
  const contents = page.getByRole("navigation", { name: "On this page" });
  const text = page.locator("#sp-text");
  expect(await layoutShift(page)).toBeLessThan(0.01);
  expect(await axe(page)).toEqual([]);
  expect(await tooSmallTargets(page)).toEqual([]);
  const [left, middle, right] = await Promise.all(
    [list, text, contents].map(async (one) => (await one.boundingBox())!),
  );
  expect(left!.x + left!.width).toBeLessThanOrEqual(middle!.x);
  expect(middle!.x + middle!.width).toBeLessThanOrEqual(right!.x);

  // Both stay below the header while the page scrolls, and the current section is marked.
  await contents.getByRole("link", { name: "The end" }).click();
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe("The end");
  await eventually(() => contents.locator("[aria-current]").allInnerTexts()).toEqual(["The end"]);
  const header = (await page.locator("header").first().boundingBox())!;
  const heading = page.getByRole("heading", { name: "The end" });
  await eventually(async () => (await heading.boundingBox())!.y).toBeGreaterThan(header.y + header.height);
  const current = list.locator("a[aria-current=page]");
  const frame = (await current.boundingBox())!;
  expect(frame.y).toBeGreaterThan(header.y + header.height);
  expect(frame.y + frame.height).toBeLessThan(desktop.height);

  // The sidebar keeps its scroll position when visitors go to another page of the guide.
  const scrolled = () => list.locator("details > div").evaluate((element) => element.scrollTop);
  const before = await scrolled();
  expect(before).toBeGreaterThan(0);
  await list.getByRole("link", { name: "Page 31", exact: true }).click();
  await page.waitForURL("**/guide/31");
  await eventually(() => current.innerText()).toBe("Page 31");
  await eventually(scrolled).toBe(before);
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Page 31");
  await page.getByRole("link", { name: "Next Page 32" }).click();
  await page.waitForURL("**/guide/32");

  // The first stop of the sidebar is its skip link.
  await page.locator("main").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe("sp-text");

  await page.setViewportSize({ width: 320, height: 700 });
  expect(await overflowing(page)).toEqual([]);
  expect(await tooSmallTargets(page)).toEqual([]);
  await eventually(() => current.isVisible()).toBe(false);
  await list.locator("summary").first().click();
  await eventually(() => current.isVisible()).toBe(true);
  expect(await axe(page, "nav")).toEqual([]);
  expect(await overflowing(page)).toEqual([]);
  await page.emulateMedia({ media: "print" });
  await eventually(() => list.isVisible()).toBe(false);
  await contents.waitFor({ state: "hidden" });

  const plain = await visit(`${url}guide/30`, { javaScriptEnabled: false });
  const link = plain.getByRole("link", { name: "Page 30", exact: true });
  expect(await link.isVisible()).toBe(true);
  expect(await unreadable(plain)).toEqual([]);
  await plain.setViewportSize({ width: 360, height: 700 });
  expect(await link.isVisible()).toBe(false);
  await plain.getByText("In this section").click();
  expect(await link.isVisible()).toBe(true);
  expect(await unreadable(plain)).toEqual([]);
});

test("on a large screen, text and columns fill the width, with the text in the middle", async () => {
  const across = async (part: Locator) => {
    const { x, width } = (await part.boundingBox())!;
    return { start: x, end: x + width, width, middle: x + width / 2 };
  };
  const page = await visit(`${url}guide/30`, { javaScriptEnabled: false });
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 1080 });
    const list = await across(page.getByRole("navigation", { name: "In this section" }));
    const contents = await across(page.getByRole("navigation", { name: "On this page" }));
    const text = await across(page.locator("#sp-text"));
    const words = await across(page.locator("#sp-text p").nth(0));
    const logo = await across(page.getByRole("banner").getByRole("link", { name: "Fernhollow" }));
    expect(Math.abs(list.start - logo.start)).toBeLessThan(16);
    expect(Math.abs((list.start + contents.end) / 2 - width / 2)).toBeLessThan(2);
    expect(Math.abs(text.middle - width / 2)).toBeLessThan(width / 40);
    expect(words.width).toBeGreaterThan(0.8 * text.width);
  }

  // Without a sidebar, the text and the table of contents are centred without a gap.
  await page.goto(`${url}story`);
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 1080 });
    const story = await across(page.locator("#sp-text"));
    const beside = await across(page.getByRole("navigation", { name: "On this page" }));
    const line = await across(page.locator("#sp-text p").nth(0));
    expect(Math.abs((story.start + beside.end) / 2 - width / 2)).toBeLessThan(2);
    expect(line.width).toBeGreaterThan(0.8 * story.width);
  }
});
