import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { eventually } from "../spec/eventually";
import { desktop, phone, visit } from "../visit";
import { axe } from "./axe";
import { layoutShift, overflowing } from "./measures";
import { type OwnSite, serveOwnSite } from "./ownSite";

const picture =
  "<svg xmlns='http://www.w3.org/2000/svg' width='80' height='45'><path d='M0 0h80v45z'/></svg>";
const site = {
  version: 1,
  site: { name: "Runehollow" },
  navigation: [
    { label: "Home", href: "/" },
    { label: "Rules", href: "/rules" },
    { label: "Photographs", href: "/photographs" },
  ],
  theme: { preset: "raven" },
  routes: [
    {
      path: "/",
      title: "Runehollow",
      blocks: [{ type: "hero", layout: "split", heading: "Runehollow", intro: "Mind the step." }],
    },
    { path: "/rules", title: "Rules", intro: "Few of them.", blocks: [{ type: "text", text: "Be kind." }] },
    { path: "/photographs", title: "Photographs", image: { src: "/wall.svg", alt: "" } },
    { path: "/guide", title: "Guide", blocks: [{ type: "text", text: "Begin here." }] },
    { path: "/guide/dig", title: "Dig", blocks: [{ type: "text", text: "Then dig." }] },
  ],
  sidebars: { "/guide": [{ label: "Guide", links: ["/guide", "/guide/dig"] }] },
  news: {
    path: "/news",
    posts: [
      { slug: "told", title: "Told", date: "2026-01-02", text: "So." },
      {
        slug: "shown",
        title: "Shown",
        date: "2026-01-01",
        text: "So.",
        image: { src: "/wall.svg", alt: "" },
      },
    ],
  },
};

let own: OwnSite;
beforeAll(async () => {
  own = await serveOwnSite(site, { "wall.svg": picture });
});

/** The motif below the page's heading: whether it has a mask, and its height. */
const drawn = (page: Page) =>
  page.evaluate(() => {
    const opening = [...document.querySelectorAll("main :is(div, header)")].find((one) =>
      one.querySelector(":scope > * > h1"),
    )!;
    const { maskImage, content, height } = getComputedStyle(opening, "::before");
    return content === "none"
      ? undefined
      : { isMasked: maskImage.includes("svg"), height: parseFloat(height) };
  });

test("the header of a page without a picture has the theme's motif, and the 404 page a larger one", async () => {
  const page = await visit(`${own.url}rules`, { viewport: desktop });
  expect(await layoutShift(page)).toBeLessThan(0.01);
  expect(await overflowing(page)).toEqual([]);
  const { isMasked, height } = (await drawn(page))!;
  expect(isMasked).toBe(true);
  const words = (await page.getByText("Few of them.").boundingBox())!;
  const below = (await page.getByText("Be kind.").boundingBox())!;
  expect(below.y - words.y - words.height).toBeGreaterThan(height);

  const lost = await visit(`${own.url}nowhere`, { allowedErrors: [/404/] });
  expect((await drawn(lost))!.height).toBeGreaterThan(height * 1.5);
  expect(await axe(lost)).toEqual([]);
  const home = lost
    .getByRole("navigation", { name: "Pages on this site" })
    .getByRole("link", { name: "Home" });
  await home.press("Enter");
  await eventually(() => new URL(lost.url()).pathname).toBe("/");
});

test("pages show different parts of it, and pages with a picture none", async () => {
  const place = (page: Page) =>
    page
      .getByRole("main")
      .evaluate((main) => getComputedStyle(main.firstElementChild!, "::before").maskPosition);
  const page = await visit(`${own.url}rules`, { viewport: desktop });
  const first = await place(page);
  expect(first).toContain("px");
  const lost = await visit(`${own.url}news/told`, { viewport: desktop });
  expect(await lost.getByRole("main").getAttribute("data-horizon")).not.toBe(
    await page.getByRole("main").getAttribute("data-horizon"),
  );
  await page.getByRole("link", { name: "Photographs" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Photographs" }).waitFor();
  expect(await page.getByRole("main").getAttribute("data-horizon")).toBeNull();
});

test("a hero without a picture has it large at its end, and below its words on a phone", async () => {
  const hero = {
    type: "hero",
    heading: "Runehollow",
    cards: [{ label: "Address", value: "play.runehollow.example", copy: "play.runehollow.example" }],
  };
  const { url } = await serveOwnSite({
    version: 1,
    site: site.site,
    theme: site.theme,
    routes: [{ path: "/", title: "Runehollow", blocks: [hero] }],
  });
  const page = await visit(url, { viewport: desktop });
  const box = () =>
    page.locator("main > section").evaluate((section) => {
      const { width, height } = getComputedStyle(section, "::before");
      return [width, height].map((length) => parseFloat(length) / section.clientHeight);
    });
  expect((await box())[1]).toBeCloseTo(1, 1);
  expect(await axe(page, "main")).toEqual([]);
  expect(await layoutShift(page)).toBeLessThan(0.01);
  await page.setViewportSize(phone);
  expect((await box())[1]).toBeLessThan(0.4);
});

test("an owner's picture is repeated below the words", async () => {
  const { url } = await serveOwnSite(
    { ...site, theme: { motif: { image: "/wall.svg" } } },
    { "wall.svg": picture },
  );
  const page = await visit(`${url}rules`, { viewport: desktop });
  const { image, height } = await page.getByRole("main").evaluate((main) => {
    const { backgroundImage, height } = getComputedStyle(main.firstElementChild!, "::before");
    return { image: backgroundImage, height: parseFloat(height) };
  });
  expect(image).toContain("/wall.svg");
  expect(height).toBeGreaterThan(48);
  await page.emulateMedia({ forcedColors: "active" });
  expect(await drawn(page)).toBeUndefined();
});

test("it is visible on a phone, and hidden in forced colours and in print", async () => {
  const small = await visit(`${own.url}rules`, { viewport: phone, javaScriptEnabled: false });
  expect((await drawn(small))!.height).toBeGreaterThan(48);
  expect(await overflowing(small)).toEqual([]);
  await small.emulateMedia({ media: "print" });
  expect(await drawn(small)).toBeUndefined();
  await small.emulateMedia({ media: null, forcedColors: "active" });
  await small.setViewportSize(desktop);
  expect(await drawn(small)).toBeUndefined();
});

test("pages without it do not load it until visitors go to a page with it", async () => {
  const html = (path: string) => readFileSync(join(own.folder, path), "utf8");
  for (const path of ["rules", "guide", "news", "news/told"])
    expect(html(`${path}/index.html`), path).toContain("--motif");
  expect(html("404.html")).toContain("--motif");
  for (const path of ["", "photographs/", "guide/dig/", "news/shown/"])
    expect(html(`${path}index.html`), path).not.toContain("--motif");

  const page = await visit(own.url);
  await page.getByRole("link", { name: "Rules" }).first().click();
  await page.getByText("Few of them.").waitFor();
  expect((await drawn(page))!.isMasked).toBe(true);

  await page.goto(`${own.url}news/told`);
  expect((await drawn(page))!.isMasked).toBe(true);
});
