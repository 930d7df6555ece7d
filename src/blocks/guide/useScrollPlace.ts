import { type RefObject, useLayoutEffect } from "react";
import type { GuideGroup } from "../../fields/parts/guide";

/** The scroll position of the last list, in pixels. */
let last: { list: string; top: number } | undefined;

/** Keeps the scroll position of a list between the pages of a guide, and the current link in view. */
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

/** Scrolls only the element, unlike `scrollIntoView`. */
function bringIntoView(element: HTMLElement): void {
  const link = element.querySelector("[aria-current]")?.getBoundingClientRect();
  const frame = element.getBoundingClientRect();
  if (!link || (link.top >= frame.top && link.bottom <= frame.bottom)) return;
  scrollTo(element, element.scrollTop + link.top - frame.top - frame.height / 3);
}

function scrollTo(element: HTMLElement, top: number): void {
  element.scrollTop = top;
}
