import type { Page } from "../compile/page";

/** Makes a page that replaced another without a reload the current one for the tab, for sharing and for the keyboard. */
export function arriveAt(page: Page): void {
  document.title = page.title;
  setContent('meta[name="description"]', "content", page.description ?? "");
  setContent('link[rel="canonical"]', "href", page.canonical ?? "");

  const heading = document.querySelector<HTMLElement>("#content h1") ?? document.getElementById("content");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function setContent(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}
