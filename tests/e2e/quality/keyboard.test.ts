import type { Locator, Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { firstOf } from "../../turns";
import { oneVisit } from "../oneVisit";
import { desktop, phone, visit } from "../visit";

const { demo, harbour } = inject("sites");
const clipboard = ["clipboard-read", "clipboard-write"];

const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);

/** Presses Tab, or Shift and Tab, until an element has the focus. Fails if it cannot be reached. */
async function tabTo(page: Page, locator: Locator, key = "Tab"): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await hasFocus(locator)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not reach ${String(locator)}.`);
}

/** Runs in the page: focuses all focusable elements backwards, and returns those whose focus is not visible. */
async function ringFaults(): Promise<{ count: number; faults: string[] }> {
  const kinds = "a[href], button, input, select, textarea, summary, [tabindex='0']";
  const stops = [...document.querySelectorAll<HTMLElement>(kinds)].filter(
    (element) => element.tabIndex === 0 && element.checkVisibility({ visibilityProperty: true }),
  );
  const hasRing = (style: CSSStyleDeclaration) =>
    style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  const faults: string[] = [];
  for (const element of stops.reverse()) {
    element.focus();
    // Elements that appear on focus may be animated.
    await new Promise((done) => requestAnimationFrame(done));
    await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
    const { top, bottom, width, height } = element.getBoundingClientRect();
    const isRinged = hasRing(getComputedStyle(element)) || hasRing(getComputedStyle(element, "::after"));
    const isInView = bottom > 0 && top < innerHeight && width > 0 && height > 0;
    if (document.activeElement !== element || !isRinged || !isInView)
      faults.push(JSON.stringify({ html: element.outerHTML.slice(0, 100), isRinged, isInView }));
  }
  return { count: stops.length, faults };
}

/** Follows any link to another page of the site. */
async function follow(page: Page, path: string): Promise<void> {
  await page
    .locator(`a[data-page][href="${path}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await page.waitForURL(`**${path}`);
}

describe("by keyboard, on the demo", () => {
  const opened = oneVisit((kept) => visit(demo, { ...kept, permissions: clipboard }));

  test.each(firstOf([demo, `${harbour}apply`, `${demo}guidelines`], 1))(
    "the focus ring is visible everywhere on %s",
    async (url) => {
      const page = url === demo ? opened() : await visit(url);
      // After a key press, the browser shows the keyboard's focus ring.
      await page.keyboard.press("Tab");
      const { count, faults } = await page.evaluate(ringFaults);
      expect(count).toBeGreaterThan(15);
      expect(faults).toEqual([]);
    },
  );

  test("Enter and Space copy the address, and Escape closes the message", async () => {
    const page = opened();
    const card = page.getByRole("button", { name: /Server IP: play\.orbistead/ });
    const toast = page.getByText("IP Copied!");
    await tabTo(page, card);
    for (const key of ["Enter", "Space"]) {
      await page.evaluate(() => navigator.clipboard.writeText("something else"));
      await page.keyboard.press(key);
      await toast.waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText()), key).toBe("play.orbistead.example");
      expect(await hasFocus(card), key).toBe(true);
      await page.keyboard.press("Escape");
      await toast.waitFor({ state: "detached" });
      expect(await hasFocus(card), key).toBe(true);
    }
  });

  test("the phone menu opens, closes on Escape, restores the focus and links to pages", async () => {
    const page = opened();
    await page.setViewportSize(phone);
    const opener = page.getByRole("button", { name: "Open menu" });
    await tabTo(page, opener, "Shift+Tab");
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    // spec/layout.test.ts tests that the focus stays inside.
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await expect.poll(() => hasFocus(opener)).toBe(true);

    await page.keyboard.press("Space");
    await dialog.waitFor();
    await tabTo(page, dialog.getByRole("link", { name: "Staff" }));
    await page.keyboard.press("Enter");
    await page.waitForURL("**/staff");
    await dialog.waitFor({ state: "hidden" });
    const heading = page.getByRole("heading", { level: 1, name: "Meet the crew" });
    await heading.waitFor();
    await expect.poll(() => hasFocus(heading)).toBe(true);
    await page.setViewportSize(desktop);
  });

  // Every key is tested without a browser, in Tabs.test.tsx.
  test("arrow keys and End choose a tab, and Tab moves into its panel", async () => {
    const page = opened();
    await follow(page, "/guidelines");
    const tabs = page.getByRole("tab");
    const chosen = () => page.getByRole("tab", { selected: true }).getAttribute("aria-controls");
    await tabTo(page, tabs.first());
    for (const [key, id] of [
      ["ArrowRight", "discord"],
      ["End", "terms"],
      ["ArrowRight", "network"],
    ] as const) {
      await page.keyboard.press(key);
      expect([key, await chosen()]).toEqual([key, id]);
      expect(await hasFocus(page.getByRole("tab", { selected: true }))).toBe(true);
      expect(await page.getByRole("tabpanel").count()).toBe(1);
    }
    expect(new URL(page.url()).hash).toBe("#network");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("[role=tabpanel]")?.id)).toBe("network");
  });
});

describe("by keyboard, on the second site", () => {
  const opened = oneVisit((kept) => visit(`${harbour}charter`, { ...kept, permissions: clipboard }));

  test("the first Tab focuses the skip link, which skips the header, and Enter copies the link of a rule", async () => {
    const page = opened();
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    expect(await hasFocus(skip)).toBe(true);
    await expect.poll(async () => (await skip.boundingBox())!.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);

    const link = page.getByRole("link", { name: "Copy a link to the article “Answer a distress bell”" });
    await tabTo(page, link);
    await page.keyboard.press("Enter");
    await page.getByText("Article copied").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${harbour}charter#answer-a-distress-bell`,
    );
  });

  test("Enter sends a form, and the first wrong field gets the focus with its message", async () => {
    const page = opened();
    await follow(page, "/apply");
    const name = page.getByLabel("Name you sail under");
    await tabTo(page, name);
    await page.keyboard.type("Wren");
    await page.keyboard.press("Enter");
    const letters = page.getByLabel("Where letters reach you");
    await expect.poll(() => hasFocus(letters)).toBe(true);
    expect(await letters.getAttribute("aria-invalid")).toBe("true");
    const described = (await letters.getAttribute("aria-describedby"))!.split(" ");
    const words = await Promise.all(described.map((id) => page.locator(`[id="${id}"]`).innerText()));
    expect(words[0]).toContain("Where letters reach you");
    await page.keyboard.type("wren@post.example");
    await expect.poll(() => letters.getAttribute("aria-invalid")).toBeNull();
    const box = page.getByLabel("I have read the charter");
    await tabTo(page, box);
    await page.keyboard.press("Space");
    expect(await box.isChecked()).toBe(true);
    expect(await name.inputValue()).toBe("Wren");
  });
});
