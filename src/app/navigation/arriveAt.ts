import type { Page } from "../../compile/page";

/** Updates the title, the metadata and the focus after navigation. */
export function arriveAt(page: Page, target: HTMLElement | null): void {
  document.title = page.title;
  setContent('meta[name="description"]', "content", page.description ?? "");
  setContent('link[rel="canonical"]', "href", page.canonical ?? "");

  const place =
    target ?? document.querySelector<HTMLElement>("#sp-content h1") ?? document.getElementById("sp-content");
  if (!place) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

function setContent(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}
