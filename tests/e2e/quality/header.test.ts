import type { Page } from "playwright";
import { beforeAll, describe, expect, test } from "vitest";
import { isWhole } from "../../property/share";
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

/** Whether a button of the header tells screen readers that what it opens is open. */
async function isExpanded(page: Page, name: string): Promise<boolean | undefined> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const button = nodes.find((node) => node.role?.value === "button" && node.name?.value === name);
  const expanded = button?.properties?.find((property) => property.name === "expanded");
  return expanded?.value.value as boolean | undefined;
}

const headers = [
  { name: "six entries of several words", navigation: longWords.map(linkTo), fitsFrom: 1280 },
  { name: "five groups and a primary link", navigation: groups, fitsFrom: 1024 },
  // In `npm test`, more links than any screen has room for stand in a split header: headerLayouts.test.ts.
  {
    name: "21 links",
    navigation: Array.from({ length: 21 }, (_, index) => linkTo(`Page ${index + 1}`, index)),
    fitsFrom: Infinity,
  },
];

describe.each(firstOf(headers, 2))("A header with $name", ({ navigation, fitsFrom }) => {
  let own: OwnSite;
  beforeAll(async () => {
    own = await siteWith(navigation);
  });

  // Whether anything jumps shows while a page loads, which is done on one screen of one header, or on every one of each.
  const loaded = isWhole ? widths : navigation === groups ? [1024] : [];

  test.each(loaded)(
    "is right before a script has run, and stands still while it loads, on a screen of %i pixels",
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
        expect((await shownInHeader(page)).hasMenu, String(other)).toBe(other < fitsFrom);
      }
      const before = await layoutShift(page);
      await scripts.release();
      await ready(page);
      await expectOneRowOrMenu(page, width);
      expect((await layoutShift(page)) - before, "while it comes to life").toBeLessThan(0.001);
      await fonts.release();
      await settle(page);
      await expectOneRowOrMenu(page, width);
      // The letters of the theme may be half a pixel wider than those that stand in for them.
      expect(
        (await layoutShift(page)) - before,
        "when the fonts take the place of their stand-ins",
      ).toBeLessThan(0.01);
    },
  );

  async function expectOneRowOrMenu(page: Page, width: number) {
    const { entries, rows, hasMenu, height, nameLines, overlaps } = await shownInHeader(page);
    const fits = width >= fitsFrom;
    const inRow = navigation.filter(({ variant }) => variant === undefined).length;
    expect({ entries, rows, hasMenu }).toEqual({
      entries: fits ? inRow : 0,
      rows: fits ? 1 : 0,
      hasMenu: !fits,
    });
    expect(height).toBeLessThan(80);
    expect(nameLines).toBe(1);
    expect(overlaps).toEqual([]);
    expect(await overflowing(page)).toEqual([]);
  }

  describe("once it is there,", () => {
    const opened = oneVisit((kept) => visit(own.url, { ...kept, viewport: phone }));

    test.each(widths)(
      "shows its links in one row or the button of the menu, %i pixels wide",
      async (width) => {
        await opened().setViewportSize({ width, height: 740 });
        await expectOneRowOrMenu(opened(), width);
      },
    );

    test("can be pressed and fits in the bar, and all of it is in the menu, where groups break no rule of accessibility", async () => {
      await opened().setViewportSize(phone);
      await expectAccessible(opened());
    });

    test("has room for letters twice as large", async () => {
      const page = opened();
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
      // Chromium takes a frame or two.
      await eventually(async () => (await shownInHeader(page)).hasMenu).toBe(true);
      const { entries, overlaps } = await shownInHeader(page);
      expect({ entries, overlaps }).toEqual({ entries: 0, overlaps: [] });
      expect(await overflowing(page)).toEqual([]);
    });
  });

  // What axe says of a header of plain links, and of its menu, is asked of the demo's: everyRoute.test.ts.
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
    ["with scripts", alive],
    ["without scripts", scriptless],
  ])("%s", (_, opened) => {
    test("opens by a press, closes on Escape and gives the focus back", async () => {
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

    test("lies below its button, does not open for a pointer that passes, and closes on a press elsewhere", async () => {
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

    test("closes when another one opens, and by its own button", async () => {
      const page = opened();
      await button(page).click();
      await button(page, "Help").click();
      await link(page, "Help: first").waitFor();
      expect(await link(page, "Rules").isVisible()).toBe(false);
      await button(page, "Help").click();
      await link(page, "Help: first").waitFor({ state: "hidden" });
    });
  });

  test("lies on the other side and within the screen where one reads from right to left", async () => {
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

  describe("with scripts, from page to page,", () => {
    const opened = alive;

    test("closes behind the focus that leaves it", async () => {
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

    test("copies a text, as does the primary link, which stays in the bar of a phone", async () => {
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

    test("closes when one of its links is followed, and is marked on that page", async () => {
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

    test("is marked by more than a colour where the system chooses the colours, and not printed", async () => {
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

    test("opens in its place in the menu of a phone; the one with the page shown is open", async () => {
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

test("a name beside a logo is broken within no word: where its longest has no room, the logo stands alone", async () => {
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
  /** How many lines each word takes of those that can be seen. */
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

  // The same name without a logo has its room on the smallest phone, and an address in the footer on a usual one.
  await page.setViewportSize({ width: 320, height: 600 });
  await brand.locator("img").evaluate((logo) => logo.remove());
  expect(await lines()).toEqual([1, 1]);
  await page.setViewportSize({ width: 360, height: 600 });
  const address = page.getByRole("contentinfo").getByRole("button", { name: /^play\./ });
  expect((await address.boundingBox())!.height).toBeLessThan(45);
  expect(await overflowing(page)).toEqual([]);
});
