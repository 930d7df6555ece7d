import type { Page, Shared } from "../compile/page";
import { type PageData, pageDataUrl, type SharedData } from "../app/pageData";
import { type Digest, nameOf } from "./digest";
import type { TextFile } from "./siteFile";
import type { PageParts } from "./siteScripts";

/** A file of data that the browser fetches once a page is painted. */
export interface DataFile extends TextFile {
  /** Its path with what tells this state of it from every other. */
  address: string;
}

/** What all pages of a site share; one file for all of them. */
export async function sharedData(shared: Shared, digest: Digest): Promise<DataFile> {
  const version = await nameOf(JSON.stringify(shared), 16, digest);
  const data: SharedData = { version, shared };
  return dataFile("site.json", version, data);
}

/**
 * What a page needs to come to life, and others to show it.
 * @param bundle - the name of the site's scripts
 * @param parts - the addresses of those that the page needs
 */
export async function pageData(
  bundle: string,
  page: Page,
  { components, styles }: Pick<PageParts, "components" | "styles">,
  digest: Digest,
): Promise<DataFile> {
  const version = await nameOf(bundle + JSON.stringify(page), 16, digest);
  const data: PageData = { bundle, version, components, styles, page };
  return dataFile(page.path === null ? "404.json" : pageDataUrl(page.path).slice(1), version, data);
}

function dataFile(path: string, version: string, data: object): DataFile {
  return { path, address: `${path}?${version}`, text: JSON.stringify(data) };
}
