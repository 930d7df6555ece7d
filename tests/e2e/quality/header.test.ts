import type { Page } from "playwright";
import { beforeAll, describe, expect, test } from "vitest";
import { isWhole, someOf } from "../../property/share";
import { firstOf } from "../../turns";
import { HeldBack } from "../heldBack";
import { oneVisit } from "../oneVisit";
import { eventually } from "../spec/eventually";
import { desktop, phone, ready, visit } from "../visit";
import { axe, settle } from "./axe";
import { layoutShift, overflowing, tooSmallTargets } from "./measures";
import { type OwnSite, serveOwnSite } from "./ownSite";
import { shownInHeader } from "./shownInHeader";

const widths = [320, 360, 768, 1024, 1280, 1920] as const;

const longWords = [
  "Getting started",
  "Guidelines & rules",
  "Frequently asked",
  "Meet the moderators",
  "Community events",
  "Support the server",
];

/** An entry of the navigation. */
interface Entry {
  label: string;
  href?: string;
  copy?: string;
  note?: string;
  icon?: string;
  variant?: string;
  links?: Entry[];
}

const groups: Entry[] = [
  {
    label: "Play",
    icon: "gamepad-2",
    links: [
      { label: "How to join", href: "/page-1", note: "Java and Bedrock", icon: "plug" },
      { label: "Rules", href: "/page-2" },
      { label: "Copy the name", copy: "Kettle Bay" },
    ],
  },
  ...["Worlds", "Community", "Help", "Store"].map((label, index) => ({
    label,
    links: [
      { label: `${label}: first`, href: `/page-${2 * index + 3}` },
      { label: `${label}: elsewhere`, href: "https://elsewhere.example" },
    ],
  })),
  { label: "Copy address", copy: "play.kettlebay.example", variant: "primary" },
];

const site = (navigation: readonly Entry[]) => ({
  version: 1,
  site: { name: "Kettle Bay" },
  navigation,
  footer: { copyright: "Kettle Bay" },
  routes: [
    { path: "/", title: "Welcome", blocks: [{ type: "text", text: "A quiet bay." }] },
    ...Array.from({ length: 21 }, (_, index) => ({
      path: `/page-${index + 1}`,
      title: `Page ${index + 1}`,
      intro: "One of many.",
    })),
  ],
});

const built = new Map<readonly Entry[], Promise<OwnSite>>();

/** The site with this navigation, which is built once. */
function siteWith(navigation: readonly Entry[]): Promise<OwnSite> {
  const found = built.get(navigation) ?? serveOwnSite(site(navigation));
  built.set(navigation, found);
  return found;
}

const linkTo = (label: string, index: number): Entry => ({ label, href: `/page-${index + 1}` });

/** Whether a header button is announced as expanded. */
async function isExpanded(page: Page, name: string): Promise<boolean | undefined> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const button = nodes.find((node) => node.role?.value === "button" && node.name?.value === name);
  const expanded = button?.properties?.find((property) => property.name === "expanded");
  return expanded?.value.value as boolean | undefined;
}

/**
 * The number of entries in each header's row, by screen width, and with `large` text on a desktop. The others are in
 * the menu or behind "More".
 */
const headers: { name: string; navigation: Entry[]; shown: Record<number, number>; large: number }[] = [
  {
    name: "six entries of several words",
    navigation: longWords.map(linkTo),
    shown: { 320: 0, 360: 0, 768: 3, 1024: 4, 1280: 6, 1920: 6 },
    large: 0,
  },
  {
    name: "five groups and a primary link",
    navigation: groups,
    shown: { 320: 0, 360: 0, 768: 3, 1024: 5, 1280: 5, 1920: 5 },
    large: 0,
  },
  // In `npm test`, headerLayouts.test.ts tests more links than fit on any screen, in a split header.
  {
    name: "21 links",
    navigation: Array.from({ length: 21 }, (_, index) => linkTo(`Page ${index + 1}`, index)),
    shown: { 320: 0, 360: 0, 768: 7, 1024: 10, 1280: 13, 1920: 17 },
    large: 5,
  },
];

describe.each(firstOf(headers, 2))("A header with $name", ({ navigation, shown, large }) => {
  let own: OwnSite;
  beforeAll(async () => {
    own = await siteWith(navigation);
  });

  // Layout shift only appears while a page loads: on one screen of one header, or on all in the full run.
  const loaded = isWhole ? widths : navigation === groups ? [1024] : [];

  test.each(loaded)(
    "is correct before scripts run, and does not move while it loads, on a screen of %i pixels",
    async (width) => {
      const [scripts, fonts] = [new HeldBack(/\/assets\/.*\.js$/), new HeldBack("**/*.woff2")];
      const page = await visit(own.url, {
        viewport: { width, height: 740 },
        comesToLife: false,
        prepare: async (page) => {
          await scripts.prepare(page);
          await fonts.prepare(page);
        },
        waitUntil: "commit",
      });
      await page.locator("footer").waitFor();
      for (const other of [...widths, width]) {
        await page.setViewportSize({ width: other, height: 740 });
        expect((await shownInHeader(page)).hasMenu, String(other)).toBe(shown[other] === 0);
      }
      const before = await layoutShift(page);
      await scripts.release();
      await ready(page);
      // In the fallback font, the last of many links may just not fit.
      const { entries } = await shownInHeader(page);
      expect(shown[width]! - entries).toBeLessThanOrEqual(navigation.length > 20 ? 1 : 0);
      await expectOneRowOrMenu(page, width, entries);
      expect((await layoutShift(page)) - before, "while it hydrates").toBeLessThan(0.001);
      await fonts.release();
      await settle(page);
      await expectOneRowOrMenu(page, width);
      // The theme's font may be half a pixel wider than its fallback.
      expect((await layoutShift(page)) - before, "when the fonts replace their fallbacks").toBeLessThan(0.01);
    },
  );

  async function expectOneRowOrMenu(page: Page, width: number, expected = shown[width]!) {
    const { entries, rows, hasMenu, hasMore, height, nameLines, overlaps } = await shownInHeader(page);
    const inRow = navigation.filter(({ variant }) => variant === undefined).length;
    expect({ entries, rows, hasMenu, hasMore }).toEqual({
      entries: expected,
      rows: expected > 0 ? 1 : 0,
      hasMenu: expected === 0,
      hasMore: expected > 0 && expected < inRow,
    });
    expect(height).toBeLessThan(80);
    expect(nameLines).toBe(1);
    expect(overlaps).toEqual([]);
    expect(await overflowing(page)).toEqual([]);
  }

  describe("after loading", () => {
    const opened = oneVisit((kept) => visit(own.url, { ...kept, viewport: phone }));

    test.each(widths)(
      "shows its links in one row or the menu button, on a screen of %i pixels",
      async (width) => {
        await opened().setViewportSize({ width, height: 740 });
        await expectOneRowOrMenu(opened(), width);
      },
    );

    test("has large enough targets, and an accessible menu with all links", async () => {
      await opened().setViewportSize(phone);
      await expectAccessible(opened());
    });

    test("supports text twice as large", async () => {
      const page = opened();
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
      // Chromium takes a frame or two.
      await eventually(async () => (await shownInHeader(page)).entries).toBe(large);
      const { hasMenu, overlaps } = await shownInHeader(page);
      expect({ hasMenu, overlaps }).toEqual({ hasMenu: large === 0, overlaps: [] });
      expect(await overflowing(page)).toEqual([]);
    });
  });

  // The demo's header of plain links is checked with axe in everyRoute.test.ts.
  const hasAxe = isWhole || navigation === groups;

  async function expectAccessible(page: Page) {
    if (hasAxe) expect(await axe(page, "header")).toEqual([]);
    expect(await tooSmallTargets(page)).toEqual([]);
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog");
    for (const group of await menu.locator("summary").all()) await group.click();
    if (hasAxe) expect(await axe(page, "dialog")).toEqual([]);
    expect(await overflowing(page)).toEqual([]);
    const links = navigation.flatMap((entry) => entry.links ?? [entry]);
    const inMenu = links.filter(({ href }) => href !== undefined);
    expect(await menu.getByRole("navigation").getByRole("link").count()).toBe(inMenu.length);
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "hidden" });
    await page.setViewportSize(desktop);
    if (hasAxe) expect(await axe(page, "header")).toEqual([]);
  }
});

describe("A group of links in the header", () => {
  let own: OwnSite;
  beforeAll(async () => {
    own = await siteWith(groups);
  });
  const button = (page: Page, name = "Play") => page.getByRole("button", { name, exact: true });
  const link = (page: Page, name: string | RegExp) =>
    page.locator("header nav [popover]").getByRole("link", { name });

  // Each test leaves every group closed.
  const permissions = ["clipboard-read", "clipboard-write"];
  const alive = oneVisit((kept) => visit(own.url, { ...kept, permissions }));
  const scriptless = oneVisit((kept) => visit(own.url, { ...kept, javaScriptEnabled: false }));

  describe.each([
    ["with JavaScript", alive],
    ["without JavaScript", scriptless],
  ])("%s", (_, opened) => {
    test("opens on a click, closes on Escape and restores the focus", async () => {
      const page = opened();
      expect(await isExpanded(page, "Play")).toBe(false);
      await button(page).focus();
      await page.keyboard.press("Enter");
      await link(page, /^How to join/).waitFor();
      await eventually(() => isExpanded(page, "Play")).toBe(true);
      await page.keyboard.press("Tab");
      expect(await link(page, /^How to join/).evaluate((one) => one === document.activeElement)).toBe(true);
      await page.keyboard.press("Escape");
      await link(page, /^How to join/).waitFor({ state: "hidden" });
      await eventually(() => isExpanded(page, "Play")).toBe(false);
      expect(await button(page).evaluate((one) => one === document.activeElement)).toBe(true);
    });

    test("opens below its button, not on hover, and closes on a click elsewhere", async () => {
      const page = opened();
      await button(page, "Worlds").hover();
      expect(await link(page, "Worlds: first").isVisible()).toBe(false);
      await button(page, "Worlds").click();
      const list = page.locator("header [popover]:popover-open");
      const [above, below] = [(await button(page, "Worlds").boundingBox())!, (await list.boundingBox())!];
      expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
      expect(below.y).toBeLessThan(above.y + above.height + 24);
      expect(Math.abs(below.x - above.x)).toBeLessThan(2);
      await page.mouse.click(200, 500);
      await list.waitFor({ state: "hidden" });
    });

    test("closes when another one opens, and with its own button", async () => {
      const page = opened();
      await button(page).click();
      await button(page, "Help").click();
      await link(page, "Help: first").waitFor();
      expect(await link(page, "Rules").isVisible()).toBe(false);
      await button(page, "Help").click();
      await link(page, "Help: first").waitFor({ state: "hidden" });
    });
  });

  test("opens on the other side and within the screen in right-to-left text", async () => {
    const page = alive();
    await page.evaluate(() => (document.dir = "rtl"));
    for (const { label } of groups.slice(0, 5)) {
      await button(page, label).click();
      const [above, below] = await Promise.all([
        button(page, label).boundingBox(),
        page.locator("header [popover]:popover-open").boundingBox(),
      ]);
      expect(Math.abs(below!.x + below!.width - (above!.x + above!.width)), label).toBeLessThan(2);
      expect(below!.x, label).toBeGreaterThanOrEqual(0);
    }
    expect((await shownInHeader(page)).overlaps).toEqual([]);
    await page.keyboard.press("Escape");
    await page.evaluate(() => (document.dir = "ltr"));
  });

  describe("across pages, with JavaScript", () => {
    const opened = alive;

    test("closes when the focus leaves it", async () => {
      const page = opened();
      await button(page, "Worlds").focus();
      await page.keyboard.press("Enter");
      for (const name of ["Worlds: first", "Worlds: elsewhere"]) {
        await page.keyboard.press("Tab");
        await eventually(() => link(page, name).evaluate((one) => one === document.activeElement)).toBe(true);
      }
      await page.keyboard.press("Tab");
      await link(page, "Worlds: first").waitFor({ state: "hidden" });
      expect(await button(page, "Community").evaluate((one) => one === document.activeElement)).toBe(true);
    });

    test("copies text, like the primary link, which is in the bar on a phone", async () => {
      const page = opened();
      await button(page).click();
      await page.locator("header nav [popover] [data-copy]").click();
      await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toBe("Kettle Bay");
      await page.keyboard.press("Escape");
      await page.setViewportSize(phone);
      const primary = page.getByRole("banner").getByRole("button", { name: "Copy address" });
      await primary.click();
      await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toBe(
        "play.kettlebay.example",
      );
      await page.setViewportSize(desktop);
    });

    test("closes when a link is followed, and is marked on that page", async () => {
      const page = opened();
      await button(page).click();
      await link(page, "Rules").click();
      await page.getByRole("heading", { level: 1, name: "Page 2" }).waitFor();
      await link(page, "Rules").waitFor({ state: "hidden" });
      await eventually(() => button(page).getAttribute("aria-current")).toBe("true");
      expect(await button(page, "Help").getAttribute("aria-current")).toBeNull();
      await button(page).click();
      await eventually(() => link(page, "Rules").getAttribute("aria-current")).toBe("page");
      expect(await axe(page, "header")).toEqual([]);
      await page.keyboard.press("Escape");
    });

    test("is marked by more than colour in forced colours, and is not printed", async () => {
      const page = opened();
      await page.emulateMedia({ forcedColors: "active" });
      const mark = (name: string) =>
        button(page, name).evaluate((one) => parseFloat(getComputedStyle(one, "::after").blockSize) || 0);
      expect(await mark("Play")).toBeGreaterThan(0);
      expect(await mark("Help")).toBe(0);
      await page.emulateMedia({ media: "print" });
      expect(await button(page, "Play").isVisible()).toBe(false);
      await page.emulateMedia({ forcedColors: null, media: null });
    });

    test("expands inside the menu on a phone, initially if it contains the current page", async () => {
      const page = opened();
      await page.setViewportSize(phone);
      await page.getByRole("button", { name: "Open menu" }).click();
      const menu = page.getByRole("dialog");
      expect(await menu.getByRole("link", { name: "Rules" }).getAttribute("aria-current")).toBe("page");
      expect(await menu.getByRole("link", { name: "Help: first" }).isVisible()).toBe(false);
      await menu.getByText("Help", { exact: true }).click();
      await menu.getByRole("link", { name: "Help: first" }).click();
      await page.getByRole("heading", { level: 1, name: "Page 7" }).waitFor();
      await menu.waitFor({ state: "hidden" });
    });
  });
});

describe("A header with nine links and icons", () => {
  const icons = ["house", "scroll-text", "plug", "users", "calendar", "map", "book", "gamepad-2", "image"];
  const nine: Entry[] = ["Home", "Rules", "How to join", "Staff", "Events", "Map", "Wiki"].map(
    (label, index) => ({ label, href: index === 0 ? "/" : `/page-${index}`, icon: icons[index]! }),
  );
  nine.push(
    { label: "Play", icon: icons[7]!, links: [{ label: "Worlds", href: "/page-8" }] },
    { label: "Gallery", icon: icons[8]!, href: "/page-9" },
    { label: "Copy address", copy: "play.kettlebay.example", variant: "primary" },
  );
  let own: OwnSite;
  beforeAll(async () => {
    own = await siteWith(nine);
  });
  const opened = oneVisit((kept) => visit(own.url, { ...kept, fetchesAhead: false }));

  const more = (page: Page) => page.getByRole("button", { name: "More", exact: true });
  const behind = (page: Page) => page.locator("header nav [popover]:popover-open");
  const mark = (page: Page) => more(page).evaluate((one) => getComputedStyle(one).textDecorationLine);
  /** Whether the links have icons, and the space around them. */
  const looks = (page: Page) =>
    page
      .locator("header nav > ul > li > a")
      .first()
      .evaluate((link) => ({
        hasIcon: link.querySelector("svg")!.checkVisibility(),
        padding: parseFloat(getComputedStyle(link).paddingInlineStart),
      }));

  test("reduces the space, then hides the icons, then moves the last links, and finally shows only the menu", async () => {
    const page = opened();
    const seen: object[] = [];
    for (const width of [1920, 1366, 1280, 1100, 900, 700, 480]) {
      await page.setViewportSize({ width, height: 740 });
      const { entries, rows, hasMenu, hasMore, overlaps } = await shownInHeader(page);
      expect(overlaps, String(width)).toEqual([]);
      expect(await overflowing(page), String(width)).toEqual([]);
      seen.push({ width, entries, rows, hasMenu, hasMore, ...(entries > 0 ? await looks(page) : {}) });
    }
    const row = { rows: 1, hasMenu: false };
    expect(seen).toEqual([
      { ...row, width: 1920, entries: 9, hasMore: false, hasIcon: true, padding: 12 },
      { ...row, width: 1366, entries: 9, hasMore: false, hasIcon: true, padding: 12 },
      { ...row, width: 1280, entries: 9, hasMore: false, hasIcon: true, padding: 8 },
      { ...row, width: 1100, entries: 9, hasMore: false, hasIcon: false, padding: 8 },
      { ...row, width: 900, entries: 7, hasMore: true, hasIcon: false, padding: 8 },
      { ...row, width: 700, entries: 4, hasMore: true, hasIcon: false, padding: 8 },
      { width: 480, entries: 0, rows: 0, hasMenu: true, hasMore: false },
    ]);
  });

  test("always shows at least three links next to More, and each link once", async () => {
    const page = opened();
    const every = Array.from({ length: 81 }, (_, index) => 420 + 11 * index);
    for (const width of someOf(every)) {
      await page.setViewportSize({ width, height: 740 });
      const { entries, hasMenu, hasMore, overlaps } = await shownInHeader(page);
      expect(overlaps, String(width)).toEqual([]);
      expect(entries === 0 ? hasMenu && !hasMore : !hasMenu && entries >= 3, String(width)).toBe(true);
      const listed = await page.evaluate(
        () =>
          [...document.querySelectorAll("header [data-more] + ul > li")].filter(
            (entry) => getComputedStyle(entry).display !== "none",
          ).length,
      );
      expect(hasMenu ? 9 : entries + (hasMore ? listed : 0), String(width)).toBe(9);
    }
  });

  test("opens More by keyboard, with links in order, and marks the current page", async () => {
    const page = opened();
    await page.setViewportSize({ width: 768, height: 740 });
    expect(await mark(page)).toBe("none");
    await more(page).focus();
    await page.keyboard.press("Enter");
    await behind(page).waitFor();
    await behind(page).locator("summary").click();
    expect(await behind(page).getByRole("link").allInnerTexts()).toEqual([
      "Map",
      "Wiki",
      "Worlds",
      "Gallery",
    ]);
    expect(await axe(page, "header")).toEqual([]);
    expect(await overflowing(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await behind(page).waitFor({ state: "hidden" });
    expect(await more(page).evaluate((one) => one === document.activeElement)).toBe(true);

    await more(page).click();
    await behind(page).getByRole("link", { name: "Gallery" }).click();
    await page.getByRole("heading", { level: 1, name: "Page 9" }).waitFor();
    await behind(page).waitFor({ state: "hidden" });
    await eventually(() => mark(page)).toBe("underline");
    await page.emulateMedia({ forcedColors: "active" });
    expect(await mark(page)).toBe("underline");
    await page.emulateMedia({ forcedColors: null });
    expect(await page.locator("header [data-more] + ul a[aria-current=page]").count()).toBe(1);
    await page.setViewportSize({ width: 1100, height: 740 });
    const gallery = page.locator("header nav").first().locator("> ul > li > a", { hasText: "Gallery" });
    expect(await gallery.getAttribute("aria-current")).toBe("page");
  });

  test("does the same before scripts run, and shows all links without JavaScript", async () => {
    const scripts = new HeldBack(/\/assets\/.*\.js$/);
    const page = await visit(own.url, {
      viewport: { width: 768, height: 740 },
      comesToLife: false,
      prepare: (page) => scripts.prepare(page),
      waitUntil: "commit",
    });
    await page.locator("footer").waitFor();
    const before = await shownInHeader(page);
    expect(before).toMatchObject({ entries: 5, hasMore: true, hasMenu: false });
    await more(page).click();
    await behind(page).waitFor();
    await page.keyboard.press("Escape");
    const shift = await layoutShift(page);
    await scripts.release();
    await ready(page);
    expect(await shownInHeader(page)).toEqual(before);
    expect((await layoutShift(page)) - shift).toBeLessThan(0.001);

    const scriptless = await visit(own.url, { javaScriptEnabled: false, viewport: phone });
    expect(await shownInHeader(scriptless)).toMatchObject({ entries: 9, hasMore: false, hasMenu: false });
    expect(await overflowing(scriptless)).toEqual([]);
  });
});

test("a name next to a logo does not break within words; if its longest word does not fit, only the logo is shown", async () => {
  const { url } = await serveOwnSite(
    {
      version: 1,
      site: { name: "Everspire Network", logo: "/logo.svg" },
      navigation: [
        { label: "Rules", href: "/" },
        { label: "Apply for the team", href: "/", variant: "primary" },
      ],
      search: true,
      footer: {
        groups: [
          {
            title: "Play",
            links: [{ label: "play.everspirenetwork.example", copy: "play.everspirenetwork.example" }],
          },
          { title: "More", links: [{ label: "Rules", href: "/" }] },
        ],
      },
      routes: [{ path: "/", title: "Home" }],
    },
    {
      "logo.svg": "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'><path d='M0 0h8v8z'/></svg>",
    },
  );
  const page = await visit(url, { viewport: { width: 320, height: 600 } });
  const brand = page.getByRole("banner").getByRole("link", { name: "Everspire Network" });
  /** The number of lines of each visible word. */
  const lines = () =>
    brand.evaluate((link) => {
      const words = link.querySelector("span")!.firstChild!;
      const bottom = link.getBoundingClientRect().bottom;
      return [...words.textContent!.matchAll(/\S+/g)].map(({ 0: word, index }) => {
        const range = new Range();
        range.setStart(words, index);
        range.setEnd(words, index + word.length);
        return [...range.getClientRects()].filter(({ top }) => top < bottom).length;
      });
    });
  expect(await lines()).toEqual([0, 0]);
  expect(await brand.locator("img").isVisible()).toBe(true);
  await page.setViewportSize({ width: 520, height: 600 });
  expect(await lines()).toEqual([1, 1]);

  // Without a logo, the name fits on the smallest phone, and an address in the footer on a typical one.
  await page.setViewportSize({ width: 320, height: 600 });
  await brand.locator("img").evaluate((logo) => logo.remove());
  expect(await lines()).toEqual([1, 1]);
  await page.setViewportSize({ width: 360, height: 600 });
  const address = page.getByRole("contentinfo").getByRole("button", { name: /^play\./ });
  expect((await address.boundingBox())!.height).toBeLessThan(45);
  expect(await overflowing(page)).toEqual([]);
});
