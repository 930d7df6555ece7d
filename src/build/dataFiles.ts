import { createHash } from "node:crypto";
import type { Page, Shared } from "../compile/page";
import { type PageData, pageDataUrl } from "../site/pageData";

/** A file of data that the browser fetches once a page is painted. */
export interface DataFile {
  /** Its path below the base path. */
  path: string;
  /** Its path with what tells this state of it from every other. */
  address: string;
  text: string;
}

/** What all pages of a site share; a file for all of them, that caches may keep for good. */
export function sharedData(shared: Shared): DataFile {
  const text = JSON.stringify(shared);
  const path = `assets/site-${digest(text)}.json`;
  return { path, address: path, text };
}

/** What a page needs to come to life, and others to show it. */
export function pageData(bundle: string, page: Page): DataFile {
  const json = JSON.stringify(page);
  const version = digest(bundle + json);
  const head: Omit<PageData, "page"> = { bundle, version };
  const text = `${JSON.stringify(head).slice(0, -1)},"page":${json}}`;
  if (page.path === null) {
    const path = `assets/404-${version}.json`;
    return { path, address: `${path}?${version}`, text };
  }
  const path = pageDataUrl(page.path).slice(1);
  return { path, address: `${path}?${version}`, text };
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 8);
}
