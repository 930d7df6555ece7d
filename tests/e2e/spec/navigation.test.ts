import type { Locator, Page } from "playwright";
import { describe, expect, inject, it } from "vitest";
import { oneVisit } from "../oneVisit";
import { builtFiles } from "../quality/builtFiles";
import { ready, saveData, tabsOf } from "../visit";
import { server, serverService } from "./demo";
import { documentOf } from "./document";
import { eventually } from "./eventually";
import { firstOf, inFull, inTurn } from "../../turns";
import { follow, onDesktop, onPhone, type Screen, screens } from "./screens";

const nextScreens = inTurn(screens);

// With the default transition on a desktop, and without one on a phone.
const motionOn = ({ name }: Screen) =>
  ({ reducedMotion: name === "phone" ? "reduce" : "no-preference" }) as const;

describe("Navigation", () => {
  it.each(nextScreens())(
    "shows the next page in the same tab without a reload, announces its heading, and marks it as current, on a $name",
    async (screen) => {
      const page = await screen.open();
      const region = page.locator("[aria-live=polite][data-route-announcer]");
      await leaveMark(page);
      const ways = [
        ["FAQ", "Frequently asked questions"],
        ["Home", `Welcome to ${server}`],
        ["Guidelines", "Guidelines"],
        ["Staff", "Meet the crew"],
      ] as const;
      for (const [label, heading] of firstOf(ways, 2)) {
        const navigation = await screen.showNavigation(page);
        await screen.press(navigation.getByRole("link", { name: label, exact: true }));
        await arriveAt(page, heading);
        await eventually(() => page.locator("h1").evaluate((h1) => h1 === document.activeElement)).toBe(true);
        expect(await region.innerText()).toBe("");

        const shown = await screen.showNavigation(page);
        const current = shown.locator("[aria-current=page]");
        await eventually(() => current.allTextContents()).toEqual([label]);
        // Marked by more than colour.
        const other = shown.getByText(label === "FAQ" ? "Staff" : "FAQ");
        expect(await fontWeight(current)).toBeGreaterThan(await fontWeight(other));
        await page.keyboard.press("Escape");
      }
      expect(await hasMark(page)).toBe(true);
      expect(await tabsOf(page)).toHaveLength(1);
    },
  );

  describe.each(nextScreens())("to another page after scrolling, on a $name", (screen) => {
    const page = oneVisit(async (kept) => {
      const home = await screen.open("", { ...motionOn(screen), ...kept });
      await scrollTo(home, 1200);
      await follow(home, screen, "Staff");
      await arriveAt(home, "Meet the crew");
      return home;
    });

    it("focuses its heading", async () => {
      await eventually(() =>
        page()
          .locator("h1")
          .evaluate((h1) => h1 === document.activeElement),
      ).toBe(true);
    });

    it("updates the title, the description and the address", async () => {
      const { title, head } = await documentOf("staff");
      expect(title).toBe(`Staff · ${server}`);
      await eventually(() => headOf(page())).toEqual({
        title,
        description: head.querySelector('meta[name="description"]')!.getAttribute("content"),
        canonical: head.querySelector('link[rel="canonical"]')!.getAttribute("href"),
      });
      expect(page().url()).toBe(`${inject("sites").demo}staff`);
    });

    it("scrolls to the top", async () => {
      await eventually(() => scrolled(page())).toBe(0);
    });

    it("removes the transition's elements", async () => {
      const opacity = () =>
        page()
          .locator("main")
          .evaluate((main) => getComputedStyle(main).opacity);
      await eventually(opacity).toBe("1");
    });
  });

  it.each(nextScreens())("prefetches the next page, on a $name", async ({ open, press, showNavigation }) => {
    const page = await open("", { fetchesAhead: true });
    const fetched = pagesFetched(page);
    await showNavigation(page);
    await eventually(() => hasFetched(page, "/faq/page.json")).toBe(true);
    fetched.length = 0;
    await press(page.getByRole("link", { name: "FAQ", exact: true }).filter({ visible: true }).first());
    await arriveAt(page, "Frequently asked questions");
    expect(fetched.filter((path) => path.startsWith("/faq"))).toEqual([]);
  });

  it.each(nextScreens())(
    "restores the scroll position on Back, Forward and reload, on a $name",
    async (screen) => {
      const { open, press } = screen;
      const page = await open("faq", motionOn(screen));
      const end = await scrollToEnd(page);
      await press(page.getByRole("contentinfo").getByRole("link", { name: server }));
      await arriveAt(page, `Welcome to ${server}`);
      await eventually(() => scrolled(page)).toBe(0);
      await scrollTo(page, 700);
      await page.goBack();
      await arriveAt(page, "Frequently asked questions");
      await eventually(() => scrolled(page)).toBe(end);
      await page.goForward();
      await arriveAt(page, `Welcome to ${server}`);
      await isAt(page, 700);
      await page.reload();
      await isAt(page, 700);
    },
  );
});

// The following tests do not depend on the screen.
describe("Navigation on one screen", () => {
  const moving = { reducedMotion: "no-preference" } as const;

  // In `npm test`, other tests ensure that no document is loaded.
  inFull(() => {
    it("loads the data of the next page and no document", async () => {
      const page = await onPhone.open("", { prepare: saveData });
      await page.waitForLoadState("networkidle");
      const fetched = pagesFetched(page);
      await follow(page, onPhone, "FAQ");
      await arriveAt(page, "Frequently asked questions");
      expect(fetched).toEqual(["/faq/page.json"]);
    });
  });

  describe("from a page with an anchor in its address", () => {
    const page = oneVisit((kept) => onDesktop.open("guidelines#terms", { ...moving, ...kept }));

    it("restores the scroll position on Back", async () => {
      await page().getByRole("tab", { name: "Terms", selected: true }).waitFor();
      const end = await scrollToEnd(page());
      await page().getByRole("contentinfo").getByRole("link", { name: server }).click();
      await arriveAt(page(), `Welcome to ${server}`);
      await eventually(() => scrolled(page())).toBe(0);
      await page().goBack();
      await page().waitForURL("**/guidelines#terms");
      await eventually(() => scrolled(page())).toBe(end);
    });

    it("does not insert a prerendered page before navigation", async () => {
      await page().evaluate(() => {
        const link = document.querySelector<HTMLElement>('header a[data-page][href="/faq"]')!;
        link.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
      });
      await page().waitForLoadState("networkidle");
      expect(await page().locator("h1").allInnerTexts()).toEqual(["Guidelines"]);
      await follow(page(), onDesktop, "FAQ");
      await arriveAt(page(), "Frequently asked questions");
      expect(await page().locator("h1").count()).toBe(1);
      await page().goBack();
      await arriveAt(page(), "Guidelines");
      await page().getByRole("tab", { name: "Support" }).click();
      await eventually(() => page().getByRole("tab", { selected: true }).allInnerTexts()).toEqual([
        "Support",
      ]);
    });
  });

  // tests/e2e/faults tests the visits after these failures: the first in deploys.test.ts, the others in
  // everyFault.test.ts.
  const failures: { failure: string; answer: { status?: number; body?: string; json?: object } }[] = [
    { failure: "belongs to a newer version of the site", answer: { json: { bundle: "newer", page: {} } } },
    { failure: "does not come", answer: { status: 0 } },
    { failure: "is an error", answer: { status: 500 } },
    { failure: "is no data", answer: { body: "<!doctype html>" } },
  ];

  inFull(() => {
    it.each(failures)("loads the next page's document if its data $failure", async ({ answer }) => {
      const page = await onDesktop.open("", {
        allowedErrors: [/ERR_FAILED/, /status of 500/],
        prepare: (page) =>
          page.route("**/faq/page.json", (route) =>
            answer.status === 0 ? route.abort() : route.fulfill(answer),
          ),
      });
      await leaveMark(page);
      await follow(page, onDesktop, "FAQ");
      await page.waitForURL("**/faq");
      await ready(page);
      await arriveAt(page, "Frequently asked questions");
      expect(await hasMark(page)).toBe(false);
    });
  });

  it("shows the page requested last, in any order of responses", async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const page = await onDesktop.open("", {
      ...moving,
      prepare: (page) =>
        page.route("**/guidelines/page.json", async (route) => {
          await released;
          await route.continue();
        }),
    });
    await follow(page, onDesktop, "Guidelines");
    await follow(page, onDesktop, "Staff");
    await arriveAt(page, "Meet the crew");
    const late = page.waitForResponse("**/guidelines/page.json");
    release();
    await (await late).finished();
    await page.goBack();
    await arriveAt(page, `Welcome to ${server}`);
    await page.goForward();
    await arriveAt(page, "Meet the crew");
  });

  describe("below a sub-path", () => {
    it("has only links below it", () => {
      const pages = builtFiles(inject("folders").subPath, ".html");
      expect(pages.length).toBeGreaterThan(4);
      for (const { path, text } of pages) {
        const links = [...text.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, address]) => address!);
        expect(links.length, path).toBeGreaterThan(5);
        expect(
          links.filter((address) => !address.startsWith("/my-server/")),
          path,
        ).toEqual([]);
      }
    });

    it("sends all requests below it, marks the current page, goes back, and has its 404 page", async () => {
      const asked: string[] = [];
      const page = await onPhone.open("staff", {
        site: "subPath",
        allowedErrors: [/404/],
        prepare: (page) => {
          page.on("request", (request) => {
            const { host, pathname } = new URL(request.url());
            if (host !== serverService) asked.push(pathname);
          });
        },
      });
      await leaveMark(page);
      const navigation = await onPhone.showNavigation(page);
      expect(await navigation.locator("[aria-current=page]").allInnerTexts()).toEqual(["Staff"]);
      await onPhone.press(navigation.getByRole("link", { name: "FAQ", exact: true }));
      await arriveAt(page, "Frequently asked questions");
      expect(page.url()).toBe(`${inject("sites").subPath}faq`);
      await page.goBack();
      await arriveAt(page, "Meet the crew");
      expect(page.url()).toBe(`${inject("sites").subPath}staff`);
      expect(await hasMark(page)).toBe(true);

      await page.goto(`${inject("sites").subPath}void/deck-9`);
      await ready(page);
      await page.getByText("The page /my-server/void/deck-9 does not exist.").waitFor();
      await page.getByRole("link", { name: "Return to Home Base" }).tap();
      await arriveAt(page, `Welcome to ${server}`);
      expect(page.url()).toBe(inject("sites").subPath);
      expect(asked.length).toBeGreaterThan(10);
      expect(asked.filter((path) => !path.startsWith("/my-server/"))).toEqual([]);
    });

    it("answers unknown paths with status 404, inside and outside", async () => {
      const site = inject("sites").subPath;
      expect((await fetch(`${site}void/deck-9`)).status).toBe(404);
      expect((await fetch(new URL("/faq", site))).status).toBe(404);
    });
  });
});

async function arriveAt(page: Page, heading: string): Promise<void> {
  await page.getByRole("heading", { level: 1, name: heading, exact: true }).waitFor();
}

/** The pages loaded from now on, without queries to the status service. */
function pagesFetched(page: Page): string[] {
  const fetched: string[] = [];
  page.on("request", (request) => {
    const { host, pathname } = new URL(request.url());
    if (["document", "fetch", "xhr"].includes(request.resourceType()) && host !== serverService) {
      fetched.push(pathname);
    }
  });
  return fetched;
}

/** Whether the page has loaded a file, according to the browser. */
function hasFetched(page: Page, path: string): Promise<boolean> {
  return page.evaluate(
    (path) =>
      performance
        .getEntriesByName(new URL(path, location.href).href)
        .some((entry) => (entry as PerformanceResourceTiming).responseEnd > 0),
    path,
  );
}

/** Sets a flag that a reload would remove. */
async function leaveMark(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { mark: true });
  });
}

function hasMark(page: Page): Promise<boolean> {
  return page.evaluate(() => "mark" in window);
}

async function fontWeight(element: Locator): Promise<number> {
  return Number(await element.evaluate((link) => getComputedStyle(link).fontWeight));
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);
}

/** Scrolls to the end of a page after rendering and fonts have given it its final height. */
async function scrollToEnd(page: Page): Promise<number> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await document.fonts.ready;
    await frame();
    await frame();
  });
  await scrollTo(page, 1e6);
  return scrolled(page);
}

/** Late fonts may shift the content by a pixel or two, which scroll anchoring corrects. */
function isAt(page: Page, place: number) {
  return eventually(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(4);
}

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

function headOf(page: Page) {
  return page.evaluate(() => ({
    title: document.title,
    description: document.querySelector('meta[name="description"]')?.getAttribute("content"),
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute("href"),
  }));
}
