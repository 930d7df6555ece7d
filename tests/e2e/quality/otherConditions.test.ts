import type { Locator, Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { firstOf } from "../../turns";
import { phone, visit } from "../visit";
import { moving } from "./conditions";

const { demo, harbour } = inject("sites");

describe("with reduced motion", () => {
  const still = { reducedMotion: "reduce" as const };

  test("the menu, toasts and the next page appear immediately", async () => {
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

  test("other visitors see a transition to the next page", async () => {
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
    await page.locator("html[data-transitions='1']").waitFor();
  });
});

describe("with forced colours", () => {
  const forced = { forcedColors: "active" as const };

  const pages = [
    { site: "demo", url: demo, forms: 1 },
    { site: "harbour", url: `${harbour}crew`, forms: 0 },
  ];
  test.each(firstOf(pages, 1))(
    "buttons, cards, fields (even invalid ones) and the current page of $site have a border, and the selected tab stands out",
    async ({ site, url, forms }) => {
      const page = await visit(url, forced);
      expect(await page.locator("form").count()).toBe(forms);
      const edges = await page.locator("main a[class], main button").evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility() && getComputedStyle(element).display !== "inline")
          // A plain text link needs no border.
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
      if (forms > 0) await expectEdgesOfFields(page);
      const guidelines = page.getByRole("banner").getByRole("link", { name: "Guidelines", exact: true });
      if (site !== "demo") return;
      await guidelines.click();
      await page.getByRole("heading", { level: 1, name: "Guidelines" }).waitFor();
      await expectChosenTab(page);
    },
  );

  async function expectChosenTab(page: Page) {
    const chosen = page.getByRole("tab", { selected: true });
    const other = page.getByRole("tab", { selected: false }).first();
    expect(await look(chosen)).not.toEqual(await look(other));
    await other.click();
    // Reduced motion is a transition of no length, which takes a frame.
    await expect
      .poll(async () => (await look(page.getByRole("tab", { selected: true }))).outline)
      .toMatch(/solid/);
  }

  /** An invalid field stands out, and every field has borders. */
  async function expectEdgesOfFields(page: Page) {
    const form = page.locator("form");
    await form.getByRole("button").click();
    const faulty = form.locator("[aria-invalid=true]").first();
    await faulty.waitFor();
    const message = page.locator(`[id="${await faulty.getAttribute("aria-describedby")}"]`);
    expect(await message.isVisible()).toBe(true);
    for (const field of await form.locator("input, textarea").all()) {
      const border = await field.evaluate((element) => getComputedStyle(element).borderTop);
      expect(border).toMatch(/^[1-9].*px solid/);
    }
  }
});

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
