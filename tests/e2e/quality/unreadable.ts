import type { Page } from "playwright";

/** Text and controls that have no space or are covered. */
export function unreadable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const name = (element: Element) =>
      `<${element.tagName.toLowerCase()}> "${element.textContent.trim().slice(0, 60)}"`;
    // Hidden until JavaScript runs, for screen readers, or until focused.
    const isMeantToBeHidden = (element: Element) =>
      element.closest(
        "[aria-hidden=true], dialog, [role=status], [role=alert], [aria-live], a[href='#sp-content']",
      ) !== null ||
      element.closest("*:is(button)")?.checkVisibility() === false ||
      // Opened by the browser.
      (element.closest("details:not([open])") !== null && element.closest("summary") === null) ||
      getComputedStyle(element).clipPath !== "none" ||
      // Each of these header links is in the row or in the menu: header.test.ts.
      element.closest("li:has(> * > [data-more])") !== null ||
      // Text for another state, hidden by styles.
      (element.matches("[hidden], code") && !element.checkVisibility());
    const elements = [
      ...document.querySelectorAll<HTMLElement>(
        "h1, h2, h3, h4, h5, p, li, a, label, input, textarea, select, button, code, blockquote",
      ),
    ].filter(
      (element) =>
        !isMeantToBeHidden(element) &&
        (element.textContent.trim() !== "" || element.matches("input, textarea, select")),
    );

    return elements.flatMap((element) => {
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const box = [...element.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
      if (!box || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        return [`not shown: ${name(element)}`];
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height / 2, 20));
      // A card's link covers only the card.
      const isOwn =
        !top || element.contains(top) || top.contains(element) || top.closest("li")?.contains(element);
      return isOwn ? [] : [`${name(element)} is covered by ${name(top)}`];
    });
  });
}
