import type { Locator, Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { oneVisit } from "../oneVisit";
import { phone, visit } from "../visit";
import { overflowing } from "./measures";
import { visitedPages } from "./pages";

const { demo, harbour } = inject("sites");

describe.each(visitedPages)("$site $path", ({ url, path, allowedErrors }) => {
  const page = oneVisit((kept) =>
    visit(url, {
      ...kept,
      reducedMotion: "reduce",
      allowedErrors,
      prepare: (page) =>
        page.route("https://avatars.example/**", (route) =>
          route.fulfill({ contentType: "image/svg+xml", body: "<svg/>" }),
        ),
    }),
  );

  test("stands still with reduced motion", async () => {
    await page().mouse.move(640, 450);
    await page().keyboard.press("Tab");
    expect(await moving(page())).toEqual([]);
    await page().evaluate(() => scrollTo({ top: document.body.scrollHeight }));
    expect(
      await page().evaluate(() => Math.abs(scrollY + innerHeight - document.documentElement.scrollHeight)),
    ).toBeLessThan(2);
    expect(await moving(page())).toEqual([]);
  });

  test("loses nothing at a zoom of 200 percent", async () => {
    await zoom(page());
    expect(await page().evaluate(() => [innerWidth, devicePixelRatio])).toEqual([640, 2]);
    expect(await overflowing(page())).toEqual([]);
  });

  test("is all there on paper, and no bar lies over it", async () => {
    // As wide as a sheet of A4.
    await page().setViewportSize({ width: 794, height: 1123 });
    await page().emulateMedia({ media: "print" });
    expect(await fixedBoxes(page())).toEqual([]);
    for (const panel of await page().getByRole("tabpanel").all()) expect(await panel.isVisible()).toBe(true);
    for (const nav of await page().locator("header nav").all()) expect(await nav.isVisible()).toBe(false);
    expect(await page().locator("h1").isVisible()).toBe(true);
    const [ink, ...paper] = await page().evaluate(() => [
      getComputedStyle(document.querySelector("h1")!).color,
      ...[document.documentElement, document.body].map(
        (element) => getComputedStyle(element).backgroundColor,
      ),
    ]);
    expect(ink).toBe("rgb(0, 0, 0)");
    expect(paper.filter((color) => !["rgba(0, 0, 0, 0)", "rgb(255, 255, 255)"].includes(color))).toEqual([]);
    // The browser prints whatever is laid out for paper: one page of a site shows that it does.
    if (path !== "/") return;
    const pdf = await page().pdf({ format: "A4" });
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  });
});

describe("with reduced motion", () => {
  const still = { reducedMotion: "reduce" as const };

  test("the menu, toasts and the next page come at once", async () => {
    const page = await visit(demo, { ...still, viewport: phone, permissions: ["clipboard-write"] });
    await page.evaluate(() => {
      document.startViewTransition = () => {
        throw new Error("A view transition was started.");
      };
    });
    await page.getByRole("button", { name: "Copy Server IP" }).click();
    await page.getByText("IP Copied!").waitFor();
    expect(await moving(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Open menu" }).click();
    expect(await moving(page)).toEqual([]);
    await page.getByRole("dialog").getByRole("link", { name: "Staff" }).click();
    await page.waitForURL("**/staff");
    await page.getByRole("heading", { level: 1, name: "Meet the crew" }).waitFor();
    expect(await moving(page)).toEqual([]);
  });

  test("whoever did not ask for it sees a transition to the next page", async () => {
    const page = await visit(demo, { reducedMotion: "no-preference" });
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        document.documentElement.dataset["transitions"] = "1";
        return start(update as () => void);
      };
    });
    await page.getByRole("navigation").getByRole("link", { name: "FAQ" }).first().click();
    await page.waitForURL("**/faq");
    expect(await page.locator("html").getAttribute("data-transitions")).toBe("1");
  });
});

describe("with forced colours", () => {
  const forced = { forcedColors: "active" as const };

  test.each([
    ["demo", demo],
    ["harbour", `${harbour}crew`],
  ])("buttons, cards, fields and the current page of %s keep an edge", async (_, url) => {
    const page = await visit(url, forced);
    const edges = await page.locator("main a[class], main button").evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility() && getComputedStyle(element).display !== "inline")
        // Links of words have no edge anywhere.
        // A link of mere words needs no edge.
        .filter(
          (element) => element.matches("button") || getComputedStyle(element).paddingInlineStart !== "0px",
        )
        .filter((element) => {
          const hasEdge = (candidate: Element | null) =>
            candidate !== null &&
            getComputedStyle(candidate).borderTopStyle !== "none" &&
            parseFloat(getComputedStyle(candidate).borderTopWidth) > 0;
          return !hasEdge(element) && !hasEdge(element.closest("li"));
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
    expect(edges).toEqual([]);

    const current = page.getByRole("banner").locator("nav [aria-current=page]:visible");
    const other = page.getByRole("banner").locator("nav a:not([aria-current]):visible").first();
    expect(await look(current)).not.toEqual(await look(other));
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    // Reduced motion is a transition of no length, which takes a frame.
    await expect.poll(() => outlineOf(page)).toMatchObject({ style: "solid", width: 2 });
  });

  test("the chosen tab stands out", async () => {
    const page = await visit(`${demo}guidelines`, forced);
    const chosen = page.getByRole("tab", { selected: true });
    const other = page.getByRole("tab", { selected: false }).first();
    expect(await look(chosen)).not.toEqual(await look(other));
    await other.click();
    expect((await look(page.getByRole("tab", { selected: true }))).outline).toMatch(/solid/);
  });

  test("a faulty field stands out, and fields have edges", async () => {
    const page = await visit(demo, forced);
    const form = page.locator("form");
    await form.getByRole("button").click();
    const message = async () =>
      page.locator(`[id="${await form.getByLabel("Username").getAttribute("aria-describedby")}"]`);
    await expect.poll(async () => (await message()).isVisible()).toBe(true);
    for (const field of await form.locator("input, textarea").all()) {
      const border = await field.evaluate((element) => getComputedStyle(element).borderTop);
      expect(border).toMatch(/^[1-9].*px solid/);
    }
  });
});

/** Shows a page as a window of 1280 × 900 does at 200 percent. */
async function zoom(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setDeviceMetricsOverride", {
    width: 640,
    height: 450,
    deviceScaleFactor: 2,
    mobile: false,
  });
}

/** What moves for longer than a millisecond; what follows the scrolling included. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect, playState, timeline }) => {
        const { duration } = effect?.getComputedTiming() ?? {};
        return playState === "running" && (!(timeline instanceof DocumentTimeline) || Number(duration) > 1);
      })
      .map(({ effect, id }) => `${id} ${(effect as KeyframeEffect).target?.outerHTML.slice(0, 80)}`),
  );
}

function look(locator: Locator): Promise<{ outline: string; border: string; after: string; color: string }> {
  return locator.evaluate((element) => {
    const { outlineStyle, outlineColor, outlineWidth, border, color } = getComputedStyle(element);
    const after = getComputedStyle(element, "::after");
    return {
      outline: outlineStyle === "none" ? "none" : `${outlineStyle} ${outlineWidth} ${outlineColor}`,
      border,
      color,
      after: after.content === "none" ? "none" : `${after.backgroundColor} ${after.height}`,
    };
  });
}

function outlineOf(page: Page): Promise<{ style: string; width: number }> {
  return page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!);
    return { style: outlineStyle, width: parseFloat(outlineWidth) };
  });
}

/** What would lie over the words of every sheet of paper. */
function fixedBoxes(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>("*")]
      .filter(
        (element) =>
          element.checkVisibility() && ["fixed", "sticky"].includes(getComputedStyle(element).position),
      )
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 1 && height > 1 && !element.closest(".sp-background");
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
}
