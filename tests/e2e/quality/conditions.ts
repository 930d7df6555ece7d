import type { Page } from "playwright";

/** Shows a page as a window of 1280 × 900 does at 200 percent. */
export async function zoom(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setDeviceMetricsOverride", {
    width: 640,
    height: 450,
    deviceScaleFactor: 2,
    mobile: false,
  });
}

/** Elements whose animation lasts longer than a millisecond, including smooth scrolling. */
export function moving(page: Page): Promise<string[]> {
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

/** Fixed elements that would cover text on every printed page. */
export function fixedBoxes(page: Page): Promise<string[]> {
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
