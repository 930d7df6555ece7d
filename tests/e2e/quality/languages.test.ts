import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { siteConfigs } from "../../sites/configs";
import { desktop, phone, ready, visit, type VisitOptions } from "../visit";
import { axe } from "./axe";
import { layoutShift, overflowing } from "./measures";
import { serveOwnSite } from "./ownSite";

const german = {
  Home: "Start",
  Rules: "Regeln",
  Map: "Karte",
  "How to join": "Mitspielen",
  "/join": "/mitspielen",
  "First steps": "Erste Schritte",
  "Bring a friend.": "Bring jemanden mit.",
  "Be kind.": "Sei freundlich.",
  "A quiet bay.": "Eine stille Bucht.",
};
const arabic = {
  Home: "البداية",
  "How to join": "كيف تنضم",
  "First steps": "الخطوات الأولى",
  "Bring a friend.": "أحضر صديقًا.",
  "A quiet bay.": "خليج هادئ.",
};

const publicFolder = join(dirname(siteConfigs.demo), "public");

const site = (languages: object = {}) => ({
  version: 1,
  site: {
    name: "Kettle Bay",
    description: "A quiet bay.",
    url: "https://bay.example",
    // Otherwise, a preview would be drawn for each page in each language.
    socialImage: "/social.jpg",
  },
  theme: { fonts: { heading: "system", body: "system", mono: "monospace" } },
  search: true,
  languages,
  navigation: [
    { label: "Home", href: "/" },
    { label: "Rules", href: "/rules" },
    { label: "How to join", href: "/join" },
    {
      label: "Play",
      links: [
        { label: "Store", href: "https://store.example" },
        { label: "First steps", href: "/join#first-steps" },
      ],
    },
  ],
  routes: [
    { path: "/", title: "Home", intro: "A quiet bay.", blocks: [{ type: "text", text: "Bring a friend." }] },
    { path: "/rules", title: "Rules", blocks: [{ type: "text", text: "Be kind." }] },
    {
      path: "/join",
      title: "How to join",
      blocks: [{ type: "rules", items: [{ name: "First steps", description: "Bring a friend." }] }],
    },
  ],
});

const { routes, ...rest } = site({ de: { texts: german }, ar: { texts: arabic, untranslated: "show" } });
const map = { path: "/rules/map", title: "Map", languages: ["en", "de"], blocks: routes[1]!.blocks };
const { url } = await serveOwnSite({ ...rest, routes: [...routes, map] }, publicFolder);

const open = (path: string, options: VisitOptions = {}) => visit(url + path, { locale: "en-US", ...options });
const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).hash;
const header = (page: Page) => page.getByRole("banner");
const footer = (page: Page) => page.getByRole("contentinfo");
const offerOf = (page: Page) => page.locator("[data-offers] a:visible");

/** Chooses a language in the header. */
async function choose(page: Page, name: string): Promise<void> {
  await header(page)
    .getByRole("button", { name: /^(?:Language|Sprache|اللغة): / })
    .click();
  await header(page).getByRole("link", { name, exact: true }).click();
  await ready(page);
}

test("the switch leads to the same page and back, and keeps the anchor", async () => {
  const page = await open("join/#first-steps");
  await choose(page, "Deutsch");
  expect(pathOf(page)).toBe("/de/mitspielen/#first-steps");
  expect(await page.locator("#first-steps").textContent()).toContain("Erste Schritte");
  await choose(page, "English");
  expect(pathOf(page)).toBe("/join/#first-steps");
});

test("the switch follows navigation, and leads to the nearest page or from the 404 page to the first", async () => {
  const page = await open("rules/map/");
  await header(page).getByRole("link", { name: "How to join" }).click();
  await page.waitForURL("**/join");
  await choose(page, "العربية");
  expect(pathOf(page)).toBe("/ar/join/");
  const lacking = footer(await open("rules/map/")).getByRole("link", { name: "العربية" });
  expect(await lacking.getAttribute("href")).toBe("/ar/rules/");
  const lost = await open("nowhere/", { allowedErrors: [/404/] });
  expect(await footer(lost).getByRole("link", { name: "Deutsch" }).getAttribute("href")).toBe("/de/");
});

test("without JavaScript, the list in the footer works and nothing is offered", async () => {
  const page = await open("join/", { locale: "de-AT", javaScriptEnabled: false });
  expect(await offerOf(page).count()).toBe(0);
  expect(await overflowing(page)).toEqual([]);
  await footer(page).getByRole("link", { name: "Deutsch" }).click();
  await page.waitForURL("**/de/mitspielen/");
});

test("keyboards and screen readers use the switch", async () => {
  const page = await open("rules/", { viewport: desktop });
  const button = header(page).getByRole("button", { name: "Language: English" });
  await button.press("Enter");
  await page.keyboard.press("Tab");
  const links = header(page)
    .getByRole("listitem")
    .getByRole("link", { name: /^(?:English|Deutsch|العربية)$/ });
  const attributes = ["lang", "hreflang", "dir", "aria-current"];
  expect(
    await links.evaluateAll(
      (all, names) => all.map((link) => names.map((name) => link.getAttribute(name))),
      attributes,
    ),
  ).toEqual([
    ["en", "en", "ltr", "true"],
    ["de", "de", "ltr", null],
    ["ar", "ar", "rtl", null],
  ]);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("English");
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press("Escape");
  expect(await links.first().isVisible()).toBe(false);
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test.each([
  ["", "Language: English"],
  ["ar/", "اللغة: العربية"],
])(
  "on phones, the menu of /%s contains the languages, and nothing is wider than the screen",
  async (path, name) => {
    const page = await open(path, { viewport: { ...phone, width: 320 }, locale: "de" });
    expect(await offerOf(page).textContent()).toBe("Deutsche Version");
    expect(await overflowing(page)).toEqual([]);
    expect(await page.locator("header details, header li a[lang]").locator("visible=true").count()).toBe(0);
    await page.locator("header [aria-haspopup=dialog]").first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText(name).click();
    expect(await axe(page)).toEqual([]);
    const starts = await dialog
      .locator("details li a")
      .evaluateAll((links) => links.map((link) => getComputedStyle(link).direction));
    expect(new Set(starts).size).toBe(1);
    await dialog.getByRole("link", { name: "Deutsch" }).click();
    await page.waitForURL("**/de/");
  },
);

test("an untranslated page says so above its heading, and is not found by search engines", async () => {
  const page = await open("ar/rules/", { locale: "ar" });
  const notice = page.getByText("لم تُترجم هذه الصفحة بعد. لغتها: الإنجليزية.");
  const [above, below] = await Promise.all([notice.boundingBox(), page.locator("h1").boundingBox()]);
  expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y);
  expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
  expect(await page.locator("link[hreflang]").count()).toBe(0);
  expect(await axe(page)).toEqual([]);
});

test("offers the page in the visitor's language, without layout shift, cookie or request", async () => {
  const requests = async (locale: string) => {
    const asked: string[] = [];
    const page = await open("", {
      locale,
      prepare: (one) => one.on("request", (request) => asked.push(request.url())),
    });
    return { page, asked: asked.sort() };
  };
  const { page, asked } = await requests("de-AT");
  expect(await offerOf(page).evaluate(({ textContent, lang }: HTMLElement) => [textContent, lang])).toEqual([
    "Deutsche Version",
    "de",
  ]);
  expect(await layoutShift(page)).toBe(0);
  expect(await axe(page)).toEqual([]);
  const { page: other, asked: askedInEnglish } = await requests("en-US");
  expect(await offerOf(other).count()).toBe(0);
  expect(asked).toEqual(askedInEnglish);
  expect(await page.context().cookies()).toEqual([]);
  // The first language that the site has is the page's own.
  expect(await offerOf(await open("", { locale: "fi" })).count()).toBe(0);
});

test("the offer follows navigation to pages in other languages", async () => {
  const page = await open("join/", { locale: "ar-EG" });
  expect(await offerOf(page).getAttribute("href")).toBe("/ar/join/");
  await header(page).getByRole("link", { name: "Rules" }).click();
  await page.waitForURL("**/rules");
  expect(await offerOf(page).count()).toBe(0);
  await page.goBack();
  await page.waitForURL("**/join/");
  expect(await offerOf(page).getAttribute("href")).toBe("/ar/join/");
});

test("keeps the visitor's choice, and never redirects", async () => {
  const page = await open("", { locale: "de" });
  await page.getByRole("complementary").getByRole("button", { name: "Dismiss" }).press("Enter");
  expect(await offerOf(page).count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("sp-content");
  await page.reload();
  expect(await offerOf(page).count()).toBe(0);
  await page.goto(`${url}de/`);
  expect(await offerOf(page).textContent()).toBe("English version");
  await choose(page, "العربية");
  await page.goto(url);
  expect(pathOf(page)).toBe("/");
  expect(await offerOf(page).textContent()).toBe("النسخة العربية");
});

test("understands the other languages of a browser that has names without a code", async () => {
  const page = await open("", {
    prepare: (one) =>
      one.addInitScript(() => {
        Object.defineProperty(navigator, "languages", { get: () => ["en_US.UTF-8", "*", "de"] });
      }),
  });
  expect(await offerOf(page).getAttribute("lang")).toBe("de");
});

test("works without storage, and stays closed until the visitor leaves the page", async () => {
  const page = await open("", {
    locale: "de",
    prepare: (one) =>
      one.addInitScript(() => {
        Object.defineProperty(window, "localStorage", {
          get: () => {
            throw new DOMException("The operation is insecure.", "SecurityError");
          },
        });
      }),
  });
  await page.getByRole("complementary").getByRole("button", { name: "Dismiss" }).click();
  expect(await offerOf(page).count()).toBe(0);
  await header(page).getByRole("link", { name: "How to join" }).click();
  await page.waitForURL("**/join");
  expect(await offerOf(page).count()).toBe(0);
  await choose(page, "Deutsch");
  expect(pathOf(page)).toBe("/de/mitspielen/");
});

test.each([
  [600, ["de", "fr"]],
  [900, ["de", "fr", "es", "pt-BR", "nl", "it", "pl", "cs", "ru"]],
])("costs at most %i bytes on a page", async (most, codes) => {
  const pages = ["index.html", "rules/index.html", "join/index.html"];
  const sizeOf = (built: string, page: string) => brotliCompressSync(readFileSync(join(built, page))).length;
  // The same words, because longer ones change the sizes of headings.
  const texts = Object.fromEntries(Object.keys(german).map((text) => [text, true]));
  const announcements = [{ text: "The ferry is late." }];
  const languages = Object.fromEntries(codes.map((code) => [code, { texts }]));
  const several = await serveOwnSite({ ...site(languages), announcements }, publicFolder);
  const alone = await serveOwnSite({ ...site(), announcements }, publicFolder);
  const costs = pages.map((page) => sizeOf(several.folder, page) - sizeOf(alone.folder, page));
  // The compression of a single page depends on chance.
  expect(costs.reduce((sum, cost) => sum + cost) / costs.length).toBeLessThanOrEqual(most);
  expect(readFileSync(join(alone.folder, "index.html"), "utf8")).not.toMatch(/sp-language|data-offers/);
});
