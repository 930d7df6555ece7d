import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { phone, visit } from "../visit";

const { demo } = inject("sites");

describe("tooltips", () => {
  const social = (page: Page, name: string) => page.locator("footer").getByRole("link", { name });

  test("open after 700 ms, the next within 300 ms at once, and later ones after 700 ms again", async () => {
    const page = await visit(demo, { isAlone: true });
    await social(page, "Discord").scrollIntoViewIfNeeded();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const tooltip = page.getByRole("tooltip", { includeHidden: true });

    await social(page, "Discord").hover();
    await page.clock.runFor(699);
    expect(await tooltip.count()).toBe(0);
    await page.clock.runFor(1);
    await tooltip.waitFor();
    expect(await tooltip.innerText()).toBe("Discord");

    await page.mouse.move(5, 5);
    await page.clock.runFor(299);
    await social(page, "YouTube").hover();
    await page.clock.runFor(1);
    await expect.poll(() => tooltip.innerText()).toBe("YouTube");

    await page.mouse.move(5, 5);
    await page.clock.runFor(1000);
    await tooltip.waitFor({ state: "detached" });
    await social(page, "Instagram").hover();
    await page.clock.runFor(699);
    expect(await tooltip.count()).toBe(0);
    await page.clock.runFor(1);
    await expect.poll(() => tooltip.innerText()).toBe("Instagram");
  });

  test("open on the keyboard's focus, close on Escape, and stay on the screen", async () => {
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
