import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { someOf } from "../../property/share";
import { inTurn } from "../../turns";
import { pagesOf } from "../faults/siteFiles";
import { desktop, phone, saveData, visit } from "../visit";

const sites = inject("sites");

/** Properties that decide the look of an element, without sizes that follow from its content. */
const properties =
  "display position order flex-grow flex-wrap align-items justify-content row-gap column-gap padding margin-block color " +
  "background-color background-image border box-shadow visibility font text-align white-space list-style-type";

/** The styles of all visible elements before the link to the page's stylesheet: the header and the first block. */
function firstStyles(page: Page): Promise<string[]> {
  return page.evaluate((names) => {
    const link = document.getElementById("sp-styles");
    const isFirst = (element: Element) =>
      link !== null && (element.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    // Closed elements, and the icons of external links, have their styles in the stylesheet.
    const isLater = (element: Element) => element.closest("dialog, [popover], a[target]") !== null;
    return [...document.querySelectorAll("body *")]
      .filter((element) => isFirst(element) && !isLater(element) && element.getClientRects().length > 0)
      .map((element) => {
        const styles = getComputedStyle(element);
        const values = names.map((name) => `${name}: ${styles.getPropertyValue(name)}`);
        return [element.tagName, element.getAttribute("class"), ...values].join("; ");
      });
  }, properties.split(" "));
}

const cases = (["demo", "harbour"] as const).flatMap((site) =>
  pagesOf(site).map((path) => [site, path] as const),
);

const nextScreens = inTurn([phone, desktop]);

test.each(someOf(cases))(
  "critical CSS alone styles the header and the first block: %s %s",
  async (site, path) => {
    for (const viewport of nextScreens()) {
      const open = async (isCritical: boolean) =>
        visit(sites[site] + path, {
          viewport,
          comesToLife: false,
          isAlone: true,
          allowedErrors: [/Failed to load resource/],
          prepare: async (page: Page) => {
            await saveData(page);
            await page.route(/\/assets\/[^/]+\.js$/, (route) => route.abort());
            if (isCritical) await page.route(/\/assets\/[^/]+\.css$/, (route) => route.abort());
          },
        });
      const whole = await firstStyles(await open(false));
      expect(whole.length).toBeGreaterThan(5);
      expect(await firstStyles(await open(true))).toEqual(whole);
    }
  },
);
