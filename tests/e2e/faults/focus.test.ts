import { describe, expect, inject, test } from "vitest";
import { isWhole } from "../../property/share";
import { inTurn } from "../../turns";
import { eventually } from "../spec/eventually";
import { desktop, phone, visit } from "../visit";

const { demo, harbour } = inject("sites");

describe("A link to an anchor on another page", () => {
  test("moves the focus there, and the page is announced once", async () => {
    const page = await visit(`${demo}staff`);
    const region = page.locator("[aria-live=polite][data-route-announcer]");
    await page.evaluate(() => {
      history.pushState(null, "", "/guidelines#terms");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    await page.getByRole("heading", { level: 1, name: "Guidelines" }).waitFor();
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe("terms");
    expect(await page.getByRole("tabpanel").getAttribute("id")).toBe("terms");
    await eventually(() => region.innerText()).toBe("Guidelines");
  });
});

const nextSizes = inTurn([
  ["a phone", phone, `${harbour}apply`],
  ["a desktop", { ...desktop, height: 420 }, demo],
] as const);

describe.each(nextSizes())("The keyboard on %s", (_, viewport, own) => {
  test.each(isWhole ? [demo, `${harbour}apply`] : [own])(
    "focuses no field hidden behind the header when tabbing backwards through %s",
    async (url) => {
      const page = await visit(url, { viewport, reducedMotion: "reduce" });
      await page.locator("main form button[type=submit]").focus();
      const hidden: string[] = [];
      for (let left = await page.locator("main form [name]").count(); left > 0; left--) {
        await page.keyboard.press("Shift+Tab");
        hidden.push(
          ...(await page.evaluate(() => {
            const field = document.activeElement!;
            const header = document.querySelector("header")!.getBoundingClientRect().bottom;
            const { top } = field.getBoundingClientRect();
            return top < header ? [`${field.id}: ${top} < ${header}`] : [];
          })),
        );
      }
      expect(hidden).toEqual([]);
    },
  );
});
