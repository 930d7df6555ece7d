import { describe, expect, it } from "vitest";
import { firstOf, inTurn } from "../../turns";
import { ip } from "./demo";
import { screens } from "./screens";

const nextScreens = inTurn(screens);

/** Only for assistive technology, after a click, without JavaScript, or without a response from the status service. */
const unseen: ReadonlySet<string> = new Set([
  "(opens in a new tab)",
  "Copied",
  ip,
  "Unknown",
  "Status unavailable. The server may still be online.",
]);

// More pages are tested without JavaScript in quality/withoutJavaScript.test.ts.
const pages = firstOf(["", "guidelines", "faq", "staff"], 2).flatMap((path) =>
  nextScreens().map((screen) => ({ path, ...screen })),
);

describe("All text is visible", () => {
  it.each(pages)("on /$path, on a $name", async ({ path, look }) => {
    const page = await look(path);
    const hidden = await page.locator("main, footer").evaluateAll(unseenTexts);
    expect(hidden.filter((text) => !unseen.has(text))).toEqual([]);
  });
});

/** Text that is too small or not visible, except in panels of unselected tabs. */
function unseenTexts(elements: Element[]): string[] {
  const unseen: string[] = [];
  for (const element of elements) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent!.trim();
      const holder = walker.currentNode.parentElement!;
      if (text === "" || holder.closest("[role=tabpanel]:not([data-state=active]), option")) continue;
      const { width, height } = holder.getBoundingClientRect();
      const isSeen = holder.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!isSeen || width < 4 || height < 4) unseen.push(text);
    }
  }
  return unseen;
}
