import type { Page, Shared } from "../compile/page";
import type { PagePart } from "./frameParts";

/** What the browser fetches to bring a page to life, or to show another page of the site. */
export interface PageData {
  /** Names the scripts that the site was built with. */
  bundle: string;
  /** Names this state of the page and its scripts. */
  version: string;
  /** The address of the script that exports each component of the page: those of its blocks by their types. */
  components: Partial<Record<PagePart, string>>;
  /** The addresses of the stylesheets of all that can appear on the page, each behind those that it overrides. */
  styles: readonly string[];
  /** The address of the one stylesheet that holds all of these, which the page brings when it is visited first. */
  sheet: string;
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

/**
 * Where the data of a page lies.
 * @param path - the page's path with the base path, with or without a trailing slash
 */
export function pageDataUrl(path: string): string {
  return `${path.replace(/\/+$/, "")}/page.json`;
}
