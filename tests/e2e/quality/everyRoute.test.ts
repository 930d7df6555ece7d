import { describe, expect, inject, test } from "vitest";
import { HeldBack } from "../heldBack";
import { oneVisit } from "../oneVisit";
import { isWhole } from "../../property/share";
import { eventually } from "../spec/eventually";
import { defineIf, inTurn } from "../../turns";
import { desktop, phone, ready, visit } from "../visit";
import { axe, settle } from "./axe";
import { fixedBoxes, moving, zoom } from "./conditions";
import { serveInPieces } from "./inPieces";
import {
  forEachOtherTab,
  headingFaults,
  imagesWithoutRoom,
  layoutShift,
  overflowing,
  tooSmallTargets,
} from "./measures";
import { allPages, type TestPage, UNKNOWN_PATH, visitedPages } from "./pages";

/**
 * The position of the content's first picture in a document, or of the middle of its content. Everything before it is
 * painted before the rest arrives.
 */
function placeOfPicture(html: string): number {
  const [start, end] = [html.indexOf("<main"), html.indexOf("</main>")];
  const picture = html.indexOf("<img", start);
  if (picture !== -1 && picture < end) return picture;
  const middle = Math.floor((start + end) / 2);
  return middle + Math.max(0, html.slice(middle, end).search(/(?<=<\/(?:a|p)>)/));
}

/** Opens a page whose document arrives in two parts and whose fonts are late, and expects no layout shift. */
async function expectNoJump({ site, path, allowedErrors }: TestPage, viewport: typeof phone): Promise<void> {
  const fonts = new HeldBack("**/*.woff2");
  const { origin, release } = await serveInPieces(inject("sites")[site], placeOfPicture);
  const page = await visit(origin + path, {
    viewport,
    allowedErrors,
    // Motion is allowed, but layout shift is not.
    reducedMotion: "no-preference",
    prepare: fonts.prepare,
    waitUntil: "commit",
    comesToLife: false,
    // A process that has shown the site before has its fonts in memory, so they cannot be delayed.
    isAlone: true,
  });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  release();
  await page.waitForFunction(() => document.readyState !== "loading");
  await ready(page);
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === "lazy"),
  );
  const before = await layoutShift(page);
  expect(before, "until the pictures have loaded and the page has hydrated").toBeLessThan(0.01);

  await fonts.release();
  await settle(page);
  // Other fonts wrap lines differently. Browsers rate a shift below 0.1 as good.
  expect((await layoutShift(page)) - before, "when the fonts replace their fallbacks").toBeLessThan(0.1);
  const widths = Object.entries(await page.evaluate(standInWidths));
  expect(widths, "the fallback fonts").not.toEqual([]);
  for (const [font, ratio] of widths) {
    expect(Math.abs(ratio - 1), `how much wider than ${font} its fallback is`).toBeLessThan(0.06);
  }
}

/** Runs in the page: the width of each used font's fallback relative to the font. */
function standInWidths(): Record<string, number> {
  const context = document.createElement("canvas").getContext("2d")!;
  const text = document.querySelector("main")!.textContent.replace(/\s+/g, " ").slice(0, 3000);
  const widthIn = (family: string, weight: number) => {
    context.font = `${weight} 50px "${family}"`;
    return context.measureText(text).width;
  };
  const bare = ({ family }: FontFace) => family.replaceAll('"', "");
  const families = new Set([...document.fonts].map(bare));
  // An unused font is not loaded, and has no width.
  const loaded = new Set([...document.fonts].filter(({ status }) => status === "loaded").map(bare));
  const standIns = [...families].filter(
    (family) => family.endsWith(" Fallback") && loaded.has(family.replace(/ Fallback$/, "")),
  );
  return Object.fromEntries(
    standIns.flatMap((standIn) =>
      [400, 700].map((weight) => {
        const family = standIn.replace(/ Fallback$/, "");
        return [`${family} ${weight}`, widthIn(standIn, weight) / widthIn(family, weight)];
      }),
    ),
  );
}

/** Runs in the page. Whether nothing covers the top, middle and bottom of an element. */
function isUncovered(element: Element): boolean {
  const { left, top, width, bottom } = element.getBoundingClientRect();
  return [top + 2, (top + bottom) / 2, bottom - 2].every((y) =>
    element.contains(document.elementFromPoint(left + width / 2, y)),
  );
}

/** The pages with the most pictures and block types. */
const widest = visitedPages.filter(
  ({ site, path }) => path === "/" || (site === "demo" && path === "/staff"),
);

// A desktop only has other columns than a phone. header.test.ts tests its header.
const jumps = isWhole
  ? [
      ...visitedPages.map((tested) => ({ ...tested, screen: "a phone", viewport: phone })),
      ...widest.map((tested) => ({ ...tested, screen: "a desktop", viewport: desktop })),
    ]
  : widest.slice(0, 1).map((tested) => ({ ...tested, screen: "a phone", viewport: phone }));

test.each(jumps)(
  "$site $path has no layout shift on $screen while pictures and fonts load",
  async (tested) => {
    await expectNoJump(tested, tested.viewport);
  },
);

const turns = inTurn(["phone", "desktop"]);
/** The first page of each site is tested on both screens, others on one or both. */
const looks = visitedPages.map((tested) => ({
  ...tested,
  looks: tested.path === "/" ? ["phone", "desktop"] : turns(),
  /** Whether to run axe on the page. everyBlock.test.ts runs it on each block type. */
  hasAxe: isWhole || (tested.site === "demo" && ["/", UNKNOWN_PATH].includes(tested.path)),
}));
console.log(
  `everyRoute: ${looks.length} of ${allPages.length} pages, ${jumps.length} watched while they load`,
);

describe.each(looks)("$site $path", ({ url, path, allowedErrors, looks, hasAxe }) => {
  const page = oneVisit((kept) =>
    visit(url, {
      ...kept,
      viewport: phone,
      allowedErrors,
      prepare: (page) =>
        page.route("https://avatars.example/**", (route) =>
          route.fulfill({ contentType: "image/svg+xml", body: "<svg/>" }),
        ),
    }),
  );

  defineIf(looks.includes("phone"), () => {
    test("passes axe on a phone, has large enough targets, and fits a screen of 320 pixels", async () => {
      await settle(page());
      expect(await imagesWithoutRoom(page())).toEqual([]);
      expect(await headingFaults(page())).toEqual([]);
      expect(await tooSmallTargets(page())).toEqual([]);
      // Only the header has different parts on a phone.
      const parts = looks.includes("desktop") ? ["header"] : [];
      if (hasAxe) expect(await axe(page(), ...parts)).toEqual([]);

      await page().setViewportSize({ width: 320, height: 640 });
      expect(await overflowing(page())).toEqual([]);
      await forEachOtherTab(page(), async (label) => {
        expect(await tooSmallTargets(page()), label).toEqual([]);
        expect(await overflowing(page()), label).toEqual([]);
      });
    });
  });

  defineIf(looks.includes("desktop"), () => {
    test("passes axe on a desktop, and has large enough targets", async () => {
      await page().setViewportSize(desktop);
      await settle(page());
      expect(await headingFaults(page())).toEqual([]);
      expect(await tooSmallTargets(page())).toEqual([]);
      if (hasAxe) expect(await axe(page())).toEqual([]);
      await forEachOtherTab(page(), async (label) => {
        expect(await headingFaults(page()), label).toEqual([]);
        expect(await tooSmallTargets(page()), label).toEqual([]);
        const parts = ["[role=tablist]", "[role=tabpanel][data-state=active]"];
        if (hasAxe) expect(await axe(page(), ...parts), label).toEqual([]);
      });
    });
  });

  test("does not move with reduced motion", async () => {
    await page().setViewportSize(desktop);
    await page().mouse.move(640, 450);
    await page().keyboard.press("Tab");
    // Animations without duration take a frame, and late layout may make the page longer.
    await eventually(() => moving(page())).toEqual([]);
    const fromEnd = () =>
      page().evaluate(() => {
        scrollTo({ top: document.body.scrollHeight });
        return Math.abs(scrollY + innerHeight - document.documentElement.scrollHeight);
      });
    await eventually(fromEnd).toBeLessThan(2);
    await eventually(() => moving(page())).toEqual([]);
  });

  test("is complete at a zoom of 200 percent", async () => {
    await zoom(page());
    expect(await page().evaluate(() => [innerWidth, devicePixelRatio])).toEqual([640, 2]);
    expect(await overflowing(page())).toEqual([]);
  });

  test("is complete in print, and no bar covers it", async () => {
    // The width of an A4 page.
    await page().setViewportSize({ width: 794, height: 1123 });
    await page().emulateMedia({ media: "print" });
    expect(await fixedBoxes(page())).toEqual([]);
    for (const panel of await page().getByRole("tabpanel").all()) expect(await panel.isVisible()).toBe(true);
    for (const nav of await page().locator("header nav").all()) expect(await nav.isVisible()).toBe(false);
    expect(await page().locator("h1").isVisible()).toBe(true);
    const colors = () =>
      page().evaluate(() => [
        getComputedStyle(document.querySelector("h1")!).color,
        ...[document.documentElement, document.body].map(
          (element) => getComputedStyle(element).backgroundColor,
        ),
      ]);
    // Even a transition without duration takes a frame.
    await eventually(async () => (await colors())[0]).toBe("rgb(0, 0, 0)");
    const [, ...paper] = await colors();
    expect(paper.filter((color) => !["rgba(0, 0, 0, 0)", "rgb(255, 255, 255)"].includes(color))).toEqual([]);
    // The full run also prints one page of each site. everyBlock.test.ts prints each block type.
    if (!isWhole || path !== "/") return;
    const pdf = await page().pdf({ format: "A4" });
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  });
});

describe("content that appears on demand", () => {
  const [home] = allPages;

  test("is accessible: the menu, a toast that does not cover the clicked button, an invalid form", async () => {
    const page = await visit(home!.url, { viewport: phone, permissions: ["clipboard-write"] });
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("dialog").waitFor();
    expect(await tooSmallTargets(page)).toEqual([]);
    expect(await axe(page, "dialog")).toEqual([]);
    await page.keyboard.press("Escape");

    const copy = page.getByRole("button", { name: "Copy Server IP" });
    const toast = page.getByText("IP Copied!");
    for (const edge of ["start", "end"] as const) {
      await page.keyboard.press("Escape");
      await toast.waitFor({ state: "hidden" });
      await copy.evaluate((button, block) => button.scrollIntoView({ block, behavior: "instant" }), edge);
      await copy.click();
      await toast.waitFor();
      expect(await copy.evaluate(isUncovered), `at the ${edge} of the screen`).toBe(true);
    }
    await page.getByRole("button", { name: "Send Message" }).click();
    await page.waitForSelector("[aria-invalid=true]");
    expect(await axe(page, "form", "[role=status]", "[role=alert]")).toEqual([]);
    expect(await tooSmallTargets(page)).toEqual([]);
    expect(await overflowing(page)).toEqual([]);
  });
});
