import type { Site } from "../compile/page";
import { type LinkPreview, linkPreviews } from "./linkPreviews";
import { siteIcons, type SiteIcons } from "./siteIcons";
import { createSiteStyles, type SiteStyles } from "./siteStyles";
import type { World } from "./world";

/** Shared input of all pages, prepared once. */
export interface PreparedSite {
  styles: SiteStyles;
  /** The pictures for links to pages, by the paths of the pages. */
  previews: ReadonlyMap<string, LinkPreview>;
  /** The icons besides that of the tab. */
  icons: SiteIcons;
}

/** Works out what all pages of a site are made with. */
export async function prepareSite(site: Site, world: World): Promise<PreparedSite> {
  return {
    styles: await createSiteStyles(site, world),
    previews: await linkPreviews(site, world),
    icons: await siteIcons(site, world),
  };
}
