import type { PagePart } from "../compile/facts";
import type { Page, Shared } from "../compile/page";

/** Data for hydration and for navigation to a page. */
export interface PageData {
  /** Identifies the scripts that the site was built with. */
  bundle: string;
  /** Identifies this version of the page and its scripts. */
  version: string;
  parts: readonly PagePart[];
  chunks: readonly string[];
  /** The page's stylesheet. */
  sheet: string;
  /** The theme's stylesheet, for visitors whose first page has another theme. */
  theme: string;
  /** The stylesheet of all parts, for visitors whose first page lacks some of this page's parts. */
  styles: string;
  page: Page;
}

export interface SharedData {
  /** Identifies this version of the data. */
  version: string;
  shared: Shared;
}

/** The id of React's root element. Its `data-page` and `data-shared` are the versioned addresses of the data. */
export const ROOT_ELEMENT_ID = "sp-root";

/** The id of the `<link>` to the first page's stylesheet. */
export const STYLES_ID = "sp-styles";

/** The id of a second `<link>` to it, in the head, which replaces it after hydration. */
export const LASTING_STYLES_ID = "sp-lasting-styles";

/** The address of a page's data, by the page's path with the base path. */
export function pageDataUrl(path: string): string {
  return `${path.replace(/\/+$/, "")}/page.json`;
}
