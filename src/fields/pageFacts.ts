/** What search engines are told of a page besides its blocks. Addresses are whole. */
export interface PageFacts {
  address?: string | undefined;
  description?: string | undefined;
  /** The name of the site. */
  siteName: string;
  /** What the owner of the site is called in this data (`@id`), where the site has an address. */
  organization?: string | undefined;
  /** Makes an address that starts with a slash a whole one, where the site has an address. */
  wholeAddress: (address: string) => string;
}
