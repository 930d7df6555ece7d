import type { Page, Shared } from "../compile/page";
import { type PageData, pageDataUrl } from "../app/pageData";
import { type Digest, nameOf } from "./digest";
import type { TextFile } from "./siteFile";

/** A data file, which the browser fetches after the first paint. */
export interface DataFile extends TextFile {
  /** The path with the version of the content. */
  address: string;
}

/** The data that all pages share. */
export async function sharedData(shared: Shared, digest: Digest): Promise<DataFile> {
  const json = JSON.stringify(shared);
  const version = await nameOf(json, 16, digest);
  return dataFile("site.json", version, `{"version":"${version}","shared":${json}}`);
}

/**
 * The data that hydrates a page, and that shows it after a click on a link.
 * @param bundle - the ID of the site's scripts
 * @param parts - the page's parts, and the URLs of its stylesheets
 */
export async function pageData(
  bundle: string,
  page: Page,
  parts: Omit<PageData, "bundle" | "version" | "page">,
  digest: Digest,
): Promise<DataFile> {
  const json = JSON.stringify(page);
  const version = await nameOf(bundle + parts.sheet + json, 16, digest);
  const data: Omit<PageData, "page"> = { bundle, version, ...parts };
  const path = page.path === null ? "404.json" : pageDataUrl(page.path).slice(1);
  return dataFile(path, version, `${JSON.stringify(data).slice(0, -1)},"page":${json}}`);
}

function dataFile(path: string, version: string, text: string): DataFile {
  return { path, address: `${path}?${version}`, text };
}
