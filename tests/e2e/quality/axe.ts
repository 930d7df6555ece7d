import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axeCore from "axe-core";
import type { Page } from "playwright";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const options: axeCore.RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
  // The checker must not load anything, because the page's policy would block it.
  preload: false,
};

/**
 * Runs axe on a page, or on the parts that match the selectors.
 * @returns a line for every element that violates a rule
 */
export async function axe(page: Page, ...selectors: string[]): Promise<string[]> {
  await load(page);
  return run(page, selectors, options);
}

/** Rules that depend only on styles, for elements that pass all other rules. */
const rulesOfStyles = ["color-contrast", "link-in-text-block", "target-size"];

/** Runs only axe's rules for styles, which is much faster. */
export async function axeOfStyles(page: Page): Promise<string[]> {
  await load(page);
  return run(page, [], { ...options, runOnly: { type: "rule", values: rulesOfStyles } });
}

async function load(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  await settle(page);
}

async function run(page: Page, selectors: string[], how: axeCore.RunOptions): Promise<string[]> {
  const { violations } = await page.evaluate(
    ([include, runOptions]) => {
      const { axe } = window as unknown as { axe: typeof axeCore };
      const context = include.length > 0 ? { include: include.map((selector) => [selector]) } : document;
      return axe.run(context, runOptions);
    },
    [selectors, how] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) => `${id}: ${node.target.join(" ")} ${node.any[0]?.message ?? node.failureSummary ?? ""}`,
    ),
  );
}

/** Waits until each server's state is shown, which changes the page after the first paint. */
export async function answersCame(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector("[data-state=asking]") === null);
}

/** Waits until all animations have ended, because intermediate colours are not intended. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const running = document.getAnimations().filter(({ timeline, effect }) => {
      const { iterations } = effect?.getComputedTiming() ?? {};
      return timeline instanceof DocumentTimeline && iterations !== Infinity;
    });
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
}
