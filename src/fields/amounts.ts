/** How much a config may contain: more than any real site, and little enough that no small file causes much work. */
export const most = {
  /** Pages of a site. */
  routes: 20_000,
  /** Blocks in a row. */
  blocks: 1000,
  /** Links that every page shows, in a row. */
  sharedLinks: 100,
  /** Lists of pages beside the pages of guides. */
  sidebars: 100,
  /** Groups of links of such a list. */
  sidebarGroups: 50,
  /** Entries of any other list. */
  entries: 1000,
  /** Constants and messages. */
  names: 1000,
  /** Posts of the news. */
  posts: 5000,
  /** Tags of a post. */
  postTags: 20,
  /** The limit of Cloudflare Pages. */
  redirects: 2000,
  /** Characters of the value of a constant. */
  constantValue: 2000,
  /** Characters of a plain text. */
  text: 10_000,
  /** Characters of a text with formatting. */
  richText: 50_000,
} as const;
