import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { phone, visit } from "../visit";

const { demo } = inject("sites");

describe("tooltips", () => {
  const social = (page: Page, name: string) => page.locator("footer").getByRole("link", { name });

  test("open on keyboard focus, close on Escape, and stay on the screen", async () => {
    const page = await visit(demo, { viewport: phone });
    const tooltip = page.getByRole("tooltip", { includeHidden: true });
    await page.locator("footer a").first().focus();
    for (const label of ["Discord", "YouTube"]) {
      while (!(await social(page, label).evaluate((link) => link === document.activeElement)))
        await page.keyboard.press("Tab");
      await expect.poll(() => tooltip.innerText()).toBe(label);
      const box = (await tooltip.boundingBox())!;
      expect([box.x >= 0, box.x + box.width <= phone.width, box.y >= 0]).toEqual([true, true, true]);
    }
    await page.keyboard.press("Escape");
    await tooltip.waitFor({ state: "detached" });
    expect(await social(page, "YouTube").evaluate((link) => link === document.activeElement)).toBe(true);
  });
});
