import type { Page, Shared } from "../compile/page";
import { type PageData, pageDataUrl, type SharedData } from "../app/pageData";
import { digest } from "./digest";

/** A file of data that the browser fetches once a page is painted. */
export interface DataFile {
  /** Its path below the base path. */
  path: string;
  /** Its path with what tells this state of it from every other. */
  address: string;
  text: string;
}

/** What all pages of a site share; one file for all of them. */
export function sharedData(shared: Shared): DataFile {
  const version = digest(JSON.stringify(shared), 16);
  const data: SharedData = { version, shared };
  return dataFile("site.json", version, data);
}

/** What a page needs to come to life, and others to show it. */
export function pageData(bundle: string, page: Page): DataFile {
  const version = digest(bundle + JSON.stringify(page), 16);
  const data: PageData = { bundle, version, page };
  return dataFile(page.path === null ? "404.json" : pageDataUrl(page.path).slice(1), version, data);
}

function dataFile(path: string, version: string, data: object): DataFile {
  return { path, address: `${path}?${version}`, text: JSON.stringify(data) };
}
