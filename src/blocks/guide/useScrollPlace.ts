import { type RefObject, useLayoutEffect } from "react";
import type { GuideGroup } from "../../fields/parts/guide";

/** How far the list was scrolled that was shown last, in pixels, and which it is. */
let last: { list: string; top: number } | undefined;

/**
 * Keeps how far a list is scrolled from one page of a guide to the next, and has the link in view that is marked as the
 * current one.
 * @param list - what scrolls
 * @param groups - what it shows
 */
export function useScrollPlace(list: RefObject<HTMLElement | null>, groups: readonly GuideGroup[]): void {
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const name = groups.map(({ label, links }) => `${label} ${links.length}`).join("\n");
    if (last?.list === name) scrollTo(element, last.top);
    bringIntoView(element);
    const keep = () => {
      last = { list: name, top: element.scrollTop };
    };
    keep();
    const show = () => bringIntoView(element);
    const disclosure = element.closest("details");
    element.addEventListener("scroll", keep, { passive: true });
    disclosure?.addEventListener("toggle", show);
    return () => {
      element.removeEventListener("scroll", keep);
      disclosure?.removeEventListener("toggle", show);
    };
  }, [list, groups]);
}

/** Scrolls an element, and nothing around it, until its current link is in view with some others around. */
function bringIntoView(element: HTMLElement): void {
  const link = element.querySelector("[aria-current]")?.getBoundingClientRect();
  const frame = element.getBoundingClientRect();
  if (!link || (link.top >= frame.top && link.bottom <= frame.bottom)) return;
  scrollTo(element, element.scrollTop + link.top - frame.top - frame.height / 3);
}

function scrollTo(element: HTMLElement, top: number): void {
  element.scrollTop = top;
}
