import type { Page, Shared } from "../compile/page";
import { type PageData, pageDataUrl, type SharedData } from "../app/pageData";
import { type Digest, nameOf } from "./digest";
import type { TextFile } from "./siteFile";

/** A file of data that the browser fetches once a page is painted. */
export interface DataFile extends TextFile {
  /** Its path with what tells this state of it from every other. */
  address: string;
}

/** What all pages of a site share; one file for all of them. */
export async function sharedData(shared: Shared, digest: Digest): Promise<DataFile> {
  const version = await nameOf(JSON.stringify(shared), 16, digest);
  const data: SharedData = { version, shared };
  return dataFile("site.json", version, JSON.stringify(data));
}

/**
 * What a page needs to come to life, and others to show it.
 * @param bundle - the name of the site's scripts
 * @param parts - the page's parts, and the addresses of its stylesheets
 */
export async function pageData(
  bundle: string,
  page: Page,
  parts: Omit<PageData, "bundle" | "version" | "page">,
  digest: Digest,
): Promise<DataFile> {
  const written = JSON.stringify(page);
  const version = await nameOf(bundle + parts.sheet + written, 16, digest);
  const data: Omit<PageData, "page"> = { bundle, version, ...parts };
  const path = page.path === null ? "404.json" : pageDataUrl(page.path).slice(1);
  // The page is the greater part by far, and is written once.
  return dataFile(path, version, `${JSON.stringify(data).slice(0, -1)},"page":${written}}`);
}

function dataFile(path: string, version: string, text: string): DataFile {
  return { path, address: `${path}?${version}`, text };
}
