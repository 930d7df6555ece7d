import { blockTypesOf } from "../blocks/BlockRenderer";
import type { Page, Shared, Site } from "../compile/page";
import type { RenderedPage } from "../site/server";
import type { PageData } from "../site/pageData";
import type { BrowserBundle } from "./browserBundle";
import { type PageDocument, pageDocument } from "./pageDocument";
import type { SiteStyles } from "./siteStyles";

/** A page ready to be written. */
export interface PageOutput extends PageDocument {
  page: Page;
  /** What other pages fetch to show this one, as JSON text. */
  data: string;
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
): Promise<PageOutput> {
  const { basePath } = site.shared;
  const rendered = await render(site.shared, page);
  const document = pageDocument(site, page, rendered, styles, {
    bundle: bundle.id,
    entry: basePath + bundle.entry,
    boot: bundle.boot,
    styles: basePath + bundle.styles,
    preload: bundle.scriptsFor(blockTypesOf(page.blocks)).map((file) => basePath + file),
  });
  const data: PageData = { bundle: bundle.id, page };
  return { ...document, page, data: JSON.stringify(data), failures: rendered.failures };
}
