import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { onDesktop, onPhone } from "./screens";

describe("Tooltips on a desktop", () => {
  it("open 700 ms after the pointer came to rest", async () => {
    const { page, button } = await openWithClock();
    await button("Discord").hover();
    await page.clock.runFor(699);
    expect(await shownTooltip(page)).toBeNull();
    await page.clock.runFor(1);
    expect(await shownTooltip(page)).toBe("Discord");
  });

  it("open at once when another one was open less than 300 ms ago", async () => {
    const { page, button } = await openWithClock();
    await button("Discord").hover();
    await page.clock.runFor(700);
    await leave(page);
    await page.clock.runFor(120 + 299);
    expect(await shownTooltip(page)).toBeNull();
    await button("YouTube").hover();
    expect(await shownTooltip(page)).toBe("YouTube");
  });

  it("take their 700 ms again when the other one has been closed for 300 ms", async () => {
    const { page, button } = await openWithClock();
    await button("Discord").hover();
    await page.clock.runFor(700);
    await leave(page);
    await page.clock.runFor(120 + 300);
    await button("YouTube").hover();
    await page.clock.runFor(699);
    expect(await shownTooltip(page)).toBeNull();
    await page.clock.runFor(1);
    expect(await shownTooltip(page)).toBe("YouTube");
  });

  it("open at once for the keyboard", async () => {
    const { page, button } = await openWithClock();
    await button("Discord").focus();
    await page.keyboard.press("Tab");
    expect(await shownTooltip(page)).toBe("YouTube");
  });

  it("close on Escape", async () => {
    const { page, button } = await openWithClock();
    await button("Discord").hover();
    await page.clock.runFor(700);
    await page.keyboard.press("Escape");
    expect(await shownTooltip(page)).toBeNull();
  });
});

describe("Tooltips on a phone", () => {
  it("do not open under a finger", async () => {
    const page = await onPhone.open("guidelines", {
      permissions: ["clipboard-write"],
      isAlone: true,
      prepare: (page) => page.clock.install(),
    });
    await page.getByRole("link", { name: "Copy link to" }).first().tap();
    await page.clock.fastForward(1000);
    expect(await shownTooltip(page)).toBeNull();
  });
});

/** Opens Home with a clock that only moves when told to, at the social icon buttons of the footer. */
async function openWithClock() {
  const page = await onDesktop.open("", { isAlone: true, prepare: (page) => page.clock.install() });
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await page.clock.pauseAt(Date.now() + 60_000);
  const list = page.getByRole("list", { name: "Social networks" });
  const button = (label: string) => list.getByRole("link", { name: label });
  // The tooltip itself is fetched when something that has one is first pointed at.
  await Promise.all([page.waitForResponse(/\/Tooltip-/), button("Discord").hover()]);
  await leave(page);
  await page.waitForLoadState("networkidle");
  return { page, button };
}

async function leave(page: Page): Promise<void> {
  await page.mouse.move(5, 450);
}

/** The words of the tooltip; it is for the eye alone, so no role finds it. */
async function shownTooltip(page: Page): Promise<string | null> {
  const tooltip = page.locator("[role=tooltip]");
  return (await tooltip.count()) > 0 ? await tooltip.innerText() : null;
}
