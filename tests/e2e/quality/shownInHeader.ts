import type { Page } from "playwright";

/** The visible entries of the header without "More", and overlapping elements. */
export function shownInHeader(page: Page) {
  return page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const header = document.querySelector("header")!;
    const { height } = header.getBoundingClientRect();
    const entries = [...header.querySelectorAll(":scope nav > ul > li > :first-child")].filter(isShown);
    const inBar = entries.filter((entry) => !entry.closest("dialog"));
    const more = inBar.filter((entry) => entry.querySelector(":scope > [data-more]"));
    const rows = new Set(inBar.map((entry) => Math.round(entry.getBoundingClientRect().top)));
    const brand = header.querySelector("a")!;
    const menu = header.querySelector("button[aria-haspopup=dialog]")!;
    const boxes = [brand, ...inBar, ...header.querySelectorAll("[data-copy], p"), menu].filter(
      (element) => isShown(element) && !element.closest("[popover]"),
    );
    const overlaps = boxes.flatMap((one, index) =>
      boxes.slice(index + 1).flatMap((other) => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        return a.right > b.left + 0.5 && b.right > a.left + 0.5
          ? [`${one.textContent} / ${other.textContent}`]
          : [];
      }),
    );
    return {
      entries: inBar.length - more.length,
      hasMore: more.length > 0,
      rows: rows.size,
      hasMenu: isShown(menu),
      height,
      nameLines: Math.round(
        brand.querySelector("span")!.getBoundingClientRect().height /
          parseFloat(getComputedStyle(brand).lineHeight),
      ),
      overlaps,
    };
  });
}
