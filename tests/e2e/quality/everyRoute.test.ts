import type { Page, Route } from "playwright";
import { describe, expect, test } from "vitest";
import { desktop, phone, visit } from "../visit";
import { axe, settle } from "./axe";
import {
  forEachOtherTab,
  headingFaults,
  imagesWithoutRoom,
  layoutShift,
  overflowing,
  tooSmallTargets,
} from "./measures";
import { allPages } from "./pages";

const sizes: [string, typeof phone][] = [
  ["a phone", phone],
  ["a desktop", desktop],
];

describe.each(allPages)("$site $path", ({ url, allowedErrors }) => {
  test.each(sizes)("is accessible, in order and large enough to touch on %s", async (_, viewport) => {
    const page = await visit(url, { viewport, allowedErrors });
    await settle(page);

    expect(await imagesWithoutRoom(page)).toEqual([]);
    expect(await headingFaults(page)).toEqual([]);
    expect(await tooSmallTargets(page)).toEqual([]);
    expect(await axe(page)).toEqual([]);
    await forEachOtherTab(page, async (label) => {
      expect(await headingFaults(page), label).toEqual([]);
      expect(await tooSmallTargets(page), label).toEqual([]);
      expect(await axe(page, "[role=tablist]", "[role=tabpanel][data-state=active]"), label).toEqual([]);
    });
  });

  test.each(sizes)("does not jump while pictures and fonts arrive on %s", async (_, viewport) => {
    const fonts = new HeldBack("**/*.woff2");
    const page = await visit(url, { viewport, allowedErrors, prepare: fonts.prepare, waitUntil: "commit" });
    await page.waitForFunction(() =>
      [...document.images].every(({ complete, loading }) => complete || loading === "lazy"),
    );
    const before = await layoutShift(page);
    expect(before, "until the pictures are there and the page is alive").toBeLessThan(0.01);

    await fonts.release();
    await settle(page);
    // Other letters break other lines; what browsers call good is less than a tenth of the screen.
    expect(
      (await layoutShift(page)) - before,
      "when the fonts take the place of their stand-ins",
    ).toBeLessThan(0.1);
  });

  test("fits a screen of 320 pixels, with every tab", async () => {
    const page = await visit(url, { viewport: { width: 320, height: 640 }, allowedErrors });
    expect(await overflowing(page)).toEqual([]);
    await forEachOtherTab(page, async (label) => expect(await overflowing(page), label).toEqual([]));
  });
});

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
    await Promise.all(this.#waiting.map((route) => route.continue()));
  }
}
