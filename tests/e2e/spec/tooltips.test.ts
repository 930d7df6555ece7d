import type { Page } from "playwright";
import { expect, it } from "vitest";
import { inFull } from "../../turns";
import { eventually } from "./eventually";
import { onDesktop, onPhone } from "./screens";

// Tooltip.test.tsx tests the details without a browser.
it("Tooltips on a desktop open after 700 ms, or immediately after another one or by keyboard, and close on Escape", async () => {
  const { page, button } = await openWithClock();
  await button("Discord").hover();
  await page.clock.runFor(699);
  expect(await shownTooltip(page)).toBeNull();
  // On a busy machine, the tooltip's script arrives late, and its timer starts then.
  let steps = 0;
  await eventually(async () => {
    // The page may still move below the pointer, which then leaves the button.
    if (steps > 0 && steps % 10 === 0) {
      await leave(page);
      await button("Discord").hover();
    }
    await page.clock.runFor(steps++ === 0 ? 1 : 100);
    return await shownTooltip(page);
  }).toBe("Discord");

  // Another one was open less than 300 ms ago.
  await leave(page);
  await page.clock.runFor(120 + 299);
  expect(await shownTooltip(page)).toBeNull();
  await button("YouTube").hover();
  await eventually(() => shownTooltip(page)).toBe("YouTube");

  // The other one was closed 300 ms ago.
  await leave(page);
  await page.clock.runFor(120 + 300);
  await button("Discord").hover();
  await page.clock.runFor(699);
  expect(await shownTooltip(page)).toBeNull();
  await page.clock.runFor(1);
  await eventually(() => shownTooltip(page)).toBe("Discord");
  await page.keyboard.press("Escape");
  await eventually(() => shownTooltip(page)).toBeNull();

  await leave(page);
  await page.clock.runFor(1000);
  await button("Discord").focus();
  await page.keyboard.press("Tab");
  await eventually(() => shownTooltip(page)).toBe("YouTube");
});

// Tooltip.test.tsx tests this without a browser.
inFull(() => {
  it("Tooltips on a phone do not open on touch", async () => {
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

/** Opens Home with a mocked clock, scrolled to the footer's social icon buttons. */
async function openWithClock() {
  const page = await onDesktop.open("", { isAlone: true, prepare: (page) => page.clock.install() });
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await page.clock.pauseAt(Date.now() + 60_000);
  const list = page.getByRole("list", { name: "Social media" });
  const button = (label: string) => list.getByRole("link", { name: label });
  // The tooltip's script loads on the first hover.
  await Promise.all([page.waitForResponse(/\/Tooltip-/), button("Discord").hover()]);
  await leave(page);
  await page.waitForLoadState("networkidle");
  return { page, button };
}

async function leave(page: Page): Promise<void> {
  await page.mouse.move(5, 450);
}

/** The tooltip's text. It is hidden from assistive technology, so it has no role. */
async function shownTooltip(page: Page): Promise<string | null> {
  const tooltip = page.locator("[role=tooltip]");
  return (await tooltip.count()) > 0 ? await tooltip.innerText() : null;
}
