import { blockTypesOf } from "../blocks/BlockRenderer";
import type { Page, Shared, Site } from "../compile/page";
import type { RenderedPage } from "../app/server";
import type { BrowserBundle } from "../node/bundle/browserBundle";
import { type DataFile, pageData } from "./dataFiles";
import { type PageDocument, pageDocument } from "./pageDocument";
import type { SiteStyles } from "./siteStyles";

/** A page ready to be written. */
export interface PageOutput extends PageDocument {
  page: Page;
  /** What the browser needs to bring the page to life, and other pages to show it. */
  data: DataFile;
  /** What went wrong with blocks that show a notice in their place. */
  failures: string[];
}

/** Renders one page of a site with the scripts of a bundle. */
export async function renderDocument(
  render: (shared: Shared, page: Page) => Promise<RenderedPage>,
  site: Site,
  page: Page,
  styles: SiteStyles,
  bundle: BrowserBundle,
  shared: DataFile,
): Promise<PageOutput> {
  const { basePath } = site.shared;
  const data = pageData(bundle.id, page);
  const rendered = await render(site.shared, page);
  const document = pageDocument(site, page, rendered, styles, {
    entry: basePath + bundle.entry,
    pageData: basePath + data.address,
    sharedData: basePath + shared.address,
    boot: bundle.boot,
    styles: basePath + bundle.styles,
    preload: bundle.scriptsFor(blockTypesOf(page.blocks)).map((file) => basePath + file),
  });
  return { ...document, page, data, failures: rendered.failures };
}
