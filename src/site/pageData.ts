import type { Page, Shared } from "../compile/page";

/** What the browser needs to bring one page to life; stands in the page as JSON. */
export interface InitialData {
  /** Names the scripts that the site was built with. */
  bundle: string;
  shared: Shared;
  page: Page;
}

/** What the browser fetches to show another page of the site. */
export interface PageData {
  bundle: string;
  page: Page;
}

/** The id of the element that holds the initial data. */
export const DATA_ELEMENT_ID = "sp-data";
/** The id of the element that the page is rendered into. */
export const ROOT_ELEMENT_ID = "sp-root";

/**
 * Where the data of a page lies.
 * @param path - the page's path with the base path, with or without a trailing slash
 */
export function pageDataUrl(path: string): string {
  return `${path.replace(/\/+$/, "")}/page.json`;
}
