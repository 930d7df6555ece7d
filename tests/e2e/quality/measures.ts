import type { Page } from "playwright";
import { onTestFailed } from "vitest";

/** The page's cumulative layout shift. A failing test shows the shifted elements. */
export async function layoutShift(page: Page): Promise<number> {
  const { total, jumped } = await page.evaluate(layoutShifts);
  if (jumped.length > 0) onTestFailed(() => console.log(jumped.join("\n")));
  return total;
}

/** Runs in the page: the shifted elements, their old and new positions, and the shift's score. */
function layoutShifts(): Promise<{ total: number; jumped: string[] }> {
  interface Shift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  }
  return new Promise((resolve) => {
    let total = 0;
    const jumped: string[] = [];
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(" ");
    const count = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as Shift[]) {
        if (hadRecentInput) continue;
        total += value;
        for (const { node, previousRect, currentRect } of sources) {
          const what = `<${node?.nodeName.toLowerCase()}> "${node?.textContent?.trim().slice(0, 40)}"`;
          jumped.push(`${value.toFixed(4)}: ${what} from ${place(previousRect)} to ${place(currentRect)}`);
        }
      }
    };
    const observer = new PerformanceObserver((list) => count(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    // Buffered entries arrive in their own task. After two frames, everything has been painted.
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          count(observer.takeRecords());
          resolve({ total, jumped });
        }),
      ),
    );
  });
}

/** Faults of the heading outline: not exactly one `h1`, or a skipped level. */
export function headingFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll<HTMLElement>("h1, h2, h3, h4, h5, h6")].filter((heading) =>
      heading.checkVisibility(),
    );
    const level = (heading: Element) => Number(heading.tagName.slice(1));
    const tops = headings.filter((heading) => level(heading) === 1);
    const holes = headings.filter((heading, index) => {
      const before = headings[index - 1];
      return before ? level(heading) > level(before) + 1 : level(heading) !== 1;
    });
    return [
      ...(tops.length === 1 ? [] : [`${tops.length} headings of the first level`]),
      ...holes.map((heading) => `${heading.tagName} "${heading.textContent}" leaves a level out`),
    ];
  });
}

/** The pictures without reserved space. */
export function imagesWithoutRoom(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => !image.getAttribute("width") || !image.getAttribute("height"))
      .map((image) => image.outerHTML),
  );
}

/**
 * Targets smaller than 24 pixels. Links in running text are excepted (WCAG 2.5.8). A link or button that covers its
 * card counts as large as the card.
 */
export function tooSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const minimum = 24;
    const targets = document.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, summary, [role=tab], [tabindex='0']",
    );
    return [...targets].flatMap((target) => {
      if (!target.checkVisibility() || target.closest("[inert]")) return [];
      const isInText = target.matches("p a, li > a") && getComputedStyle(target).display === "inline";
      const stretched = getComputedStyle(target, "::after");
      const isStretched = stretched.position === "absolute" && stretched.inset === "0px";
      const labelled = target.matches("input[type=checkbox]") ? target.closest("label") : null;
      const area = labelled ?? (isStretched ? target.offsetParent : null) ?? target;
      const { width, height } = area.getBoundingClientRect();
      if (isInText || (width >= minimum && height >= minimum)) return [];
      return [`${Math.round(width)} × ${Math.round(height)}: ${target.outerHTML.slice(0, 160)}`];
    });
  });
}

/** Elements that make the page scroll sideways or are clipped. Content that the keyboard can scroll is allowed. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const name = (element: Element) =>
      `<${element.tagName.toLowerCase()}> "${element.textContent.trim().slice(0, 60)}"`;
    const elements = [...document.body.querySelectorAll<HTMLElement>("*")].filter(
      (element) =>
        element.checkVisibility() &&
        !element.closest("[aria-hidden=true], svg") &&
        !element.closest(
          ":is([role=region], [role=group])[tabindex='0']:is([aria-label], [aria-labelledby])",
        ),
    );
    // A carousel is intentionally wider than its container.
    const rows = elements.filter((element) => getComputedStyle(element).scrollSnapType.startsWith("inline"));
    const isInRow = (element: Element) => rows.some((row) => row !== element && row.contains(element));
    const onlyHeard = elements.filter((element) => getComputedStyle(element).clipPath === "inset(50%)");
    const isHidden = (element: Element) =>
      getComputedStyle(element).clipPath !== "none" || onlyHeard.some((one) => one.contains(element));
    const cutOff = elements.filter(
      (element) =>
        element.scrollWidth > element.clientWidth + 1 &&
        getComputedStyle(element).overflowX !== "visible" &&
        !element.matches("input, textarea, select") &&
        !rows.includes(element) &&
        !isHidden(element),
    );
    const beyond = elements.filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return (
        width > 0 &&
        (right > clientWidth + 1 || left < -1) &&
        !isHidden(element) &&
        !isInRow(element) &&
        !element.closest("a[href='#sp-content']")
      );
    });
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide on ${clientWidth}`] : []),
      ...cutOff.map((element) => `cut off: ${name(element)}`),
      ...beyond.map((element) => `beyond the edge: ${name(element)}`),
    ];
  });
}

/** Selects all unselected tabs, one after another. */
export async function forEachOtherTab(page: Page, look: (label: string) => Promise<void>): Promise<void> {
  const others = await page
    .locator("[role=tab][aria-selected=false]")
    .evaluateAll((tabs) => tabs.map(({ id }) => id));
  for (const id of others) {
    const tab = page.locator(`[id="${id}"]`);
    await tab.click();
    await page.locator(`[id="${id}"][aria-selected=true]`).waitFor();
    await look(await tab.innerText());
  }
}

/** Words of headings, names, numbers and tabs that wrap. */
export const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const places = "main :is(h1,h2,h3,h4,h5,h6,dd,[role=tab],li bdi:not([data-copy] bdi))";
    const found = new Set<string>();
    for (const place of document.querySelectorAll(places)) {
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[^\s/–-]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) found.add(word);
        }
      }
    }
    return [...found];
  });
