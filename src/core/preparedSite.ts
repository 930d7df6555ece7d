import type { Site } from "../compile/page";
import { type LinkPreview, linkPreviews } from "./linkPreviews";
import { siteIcons, type SiteIcons } from "./siteIcons";
import { createSiteStyles, type SiteStyles } from "./siteStyles";
import type { World } from "./world";

/** Shared input of all pages, prepared once. */
export interface PreparedSite {
  styles: SiteStyles;
  /** The link previews by page path. */
  previews: ReadonlyMap<string, LinkPreview>;
  /** The icons besides the favicon. */
  icons: SiteIcons;
}

export async function prepareSite(site: Site, world: World): Promise<PreparedSite> {
  return {
    styles: await createSiteStyles(site, world),
    previews: await linkPreviews(site, world),
    icons: await siteIcons(site, world),
  };
}
