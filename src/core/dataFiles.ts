import type { Page, Shared } from "../compile/page";
import { type PageData, pageDataUrl } from "../app/pageData";
import type { TextFile } from "./siteFile";

/** A data file, which the browser fetches after the first paint. */
export interface DataFile extends TextFile {
  /** The path with the version of the content. */
  address: string;
}

export async function sharedData(shared: Shared, digest: Digest): Promise<DataFile> {
  const json = JSON.stringify(shared);
  const version = await nameOf(json, 16, digest);
  return dataFile("site.json", version, `{"version":"${version}","shared":${json}}`);
}

/** The data that hydrates a page, and that shows it after a click on a link. */
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

/** The SHA-256 of a text. Asynchronous in browsers, and synchronous in Node, which is faster for many pages. */
export type Digest = (text: string) => Uint8Array | Promise<Uint8Array>;

/** A name that identifies a text. 16 hexadecimal digits distinguish millions of texts. */
export async function nameOf(text: string, digits: number, digest: Digest): Promise<string> {
  const bytes = (await digest(text)).subarray(0, digits / 2);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
