import type { Page, Route } from "playwright";
import { describe, expect, test } from "vitest";
import { oneVisit } from "../oneVisit";
import { desktop, phone, visit, type VisitOptions } from "../visit";
import { axe, settle } from "./axe";
import {
  forEachOtherTab,
  headingFaults,
  imagesWithoutRoom,
  layoutShift,
  overflowing,
  tooSmallTargets,
} from "./measures";
import { allPages, type TestPage } from "./pages";

/** A page that has just begun to load on a screen of this size, and whose fonts do not come yet. */
function loading({ url, allowedErrors }: TestPage, viewport: typeof phone, kept?: VisitOptions) {
  const fonts = new HeldBack("**/*.woff2");
  const page = visit(url, {
    ...kept,
    viewport,
    allowedErrors,
    // What comes into view may move; nothing may jump.
    reducedMotion: "no-preference",
    prepare: fonts.prepare,
    waitUntil: "commit",
    // A process that has shown the site before has its fonts in memory, where nobody can hold them back.
    isAlone: true,
  });
  return { page, fonts };
}

/** Expects that a page that is loading stays in its place; its fonts are there afterwards. */
async function expectNoJump(page: Page, fonts: HeldBack): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === "lazy"),
  );
  const before = await layoutShift(page);
  // Rarely the browser has fonts in memory all the same: they came with the page then.
  const came = await page.evaluate(() => [...document.fonts].some(({ status }) => status === "loaded"));
  expect(before, "until the pictures are there and the page is alive").toBeLessThan(came ? 0.1 : 0.01);

  await fonts.release();
  await settle(page);
  // Other letters break other lines; what browsers call good is less than a tenth of the screen.
  expect((await layoutShift(page)) - before, "when the fonts take the place of their stand-ins").toBeLessThan(
    0.1,
  );
}

describe.each(allPages)("$site $path", (tested) => {
  let fonts: HeldBack;
  const page = oneVisit((kept) => {
    const loaded = loading(tested, phone, kept);
    fonts = loaded.fonts;
    return loaded.page;
  });

  test("does not jump on a phone while pictures and fonts arrive", async () => {
    await expectNoJump(page(), fonts);
  });

  test("is in order on a phone, large enough to touch, and fits a screen of 320 pixels", async () => {
    await fonts.release();
    await page().emulateMedia({ reducedMotion: "reduce" });
    await settle(page());
    expect(await imagesWithoutRoom(page())).toEqual([]);
    expect(await headingFaults(page())).toEqual([]);
    expect(await tooSmallTargets(page())).toEqual([]);
    // Only the header has other parts on a phone; all else is there on a desktop too.
    expect(await axe(page(), "header")).toEqual([]);

    await page().setViewportSize({ width: 320, height: 640 });
    expect(await overflowing(page())).toEqual([]);
    await forEachOtherTab(page(), async (label) => {
      expect(await tooSmallTargets(page()), label).toEqual([]);
      expect(await overflowing(page()), label).toEqual([]);
    });
  });

  test("is accessible on a desktop, in order and large enough to press", async () => {
    await page().setViewportSize(desktop);
    await settle(page());
    expect(await headingFaults(page())).toEqual([]);
    expect(await tooSmallTargets(page())).toEqual([]);
    expect(await axe(page())).toEqual([]);
    await forEachOtherTab(page(), async (label) => {
      expect(await headingFaults(page()), label).toEqual([]);
      expect(await tooSmallTargets(page()), label).toEqual([]);
      expect(await axe(page(), "[role=tablist]", "[role=tabpanel][data-state=active]"), label).toEqual([]);
    });
  });
});

// The pages with most pictures and kinds of blocks: a desktop has other columns, and nothing else that could jump.
const widest = allPages.filter(({ site, path }) => path === "/" || (site === "demo" && path === "/staff"));

test.each(widest)(
  "$site $path does not jump on a desktop while pictures and fonts arrive",
  async (tested) => {
    const { page, fonts } = loading(tested, desktop);
    await expectNoJump(await page, fonts);
  },
);

describe("what appears only when it is asked for", () => {
  const [home] = allPages;

  test("is accessible: the menu, a toast, a form with faults", async () => {
    const page = await visit(home!.url, { viewport: phone, permissions: ["clipboard-write"] });
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("dialog").waitFor();
    expect(await tooSmallTargets(page)).toEqual([]);
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: "Copy Server IP" }).click();
    await page.getByText("IP Copied!").waitFor();
    await page.getByRole("button", { name: "Send Message" }).click();
    await page.locator("[aria-invalid=true]").first().waitFor();
    expect(await axe(page)).toEqual([]);
    expect(await tooSmallTargets(page)).toEqual([]);
    expect(await overflowing(page)).toEqual([]);
  });
});

/** Requests that get no answer until they are released. */
class HeldBack {
  readonly #pattern: string;
  readonly #waiting: Route[] = [];
  #released = false;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  prepare = (page: Page): Promise<unknown> =>
    page.route(this.#pattern, async (route) => {
      if (this.#released) await route.continue();
      else this.#waiting.push(route);
    });

  async release(): Promise<void> {
    this.#released = true;
    await Promise.all(this.#waiting.splice(0).map((route) => route.continue()));
  }
}
