/** Data for search engines besides a page's blocks, with absolute URLs. */
export interface PageFacts {
  address?: string | undefined;
  description?: string | undefined;
  siteName: string;
  /** The `@id` of the site's owner, if the site has a URL. */
  organization?: string | undefined;
  /** Makes an address that starts with a slash a whole one, where the site has an address. */
  wholeAddress: (address: string) => string;
}
