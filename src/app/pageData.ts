import type { PagePart } from "../compile/facts";
import type { Page, Shared } from "../compile/page";

/** What the browser fetches to bring a page to life, or to show another page of the site. */
export interface PageData {
  /** Names the scripts that the site was built with. */
  bundle: string;
  /** Names this state of the page and its scripts. */
  version: string;
  /** The parts that the page consists of. */
  parts: readonly PagePart[];
  /** The chunks that contain some of these parts. */
  chunks: readonly string[];
  /** The address of the stylesheet of this page. */
  sheet: string;
  /** The address of the theme's stylesheet, for visitors whose first page has another theme. */
  theme: string;
  /** The address of the stylesheet of all parts, for visitors whose first page lacks some of this page's parts. */
  styles: string;
  page: Page;
}

/** What the browser fetches once for all pages. */
export interface SharedData {
  /** Names this state of what is shared. */
  version: string;
  shared: Shared;
}

/**
 * The id of the element that the page is rendered into. Its `data-page` holds the address of the page's own
 * data, its `data-shared` that of what all pages share, each with the version as the query.
 */
export const ROOT_ELEMENT_ID = "sp-root";

/** The id of the `<style>` with the rules that a page is first painted with. */
export const FIRST_STYLES_ID = "sp-first";

/** The id of the `<link>` to the stylesheet of the page that the server rendered. */
export const STYLES_ID = "sp-styles";

/** The id of a second `<link>` to it, in the head, which takes effect when the visitor opens another page. */
export const LASTING_STYLES_ID = "sp-lasting-styles";

/**
 * Where the data of a page lies.
 * @param path - the page's path with the base path, with or without a trailing slash
 */
export function pageDataUrl(path: string): string {
  return `${path.replace(/\/+$/, "")}/page.json`;
}
