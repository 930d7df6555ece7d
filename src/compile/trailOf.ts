import type { Crumb } from "./page";

/** What is asked about the pages of a site to find the way to one of them. */
export interface TrailTools {
  /** Whether there is such a page, and visitors find it without being told its address. */
  isListed: (path: string) => boolean;
  /** What people know a page by. */
  nameOf: (path: string) => string | undefined;
  /** The whole address of a page, where that of the site is known. */
  addressOf: (path: string) => string | undefined;
}

/**
 * The pages on the way from the first page of a site to one of its pages, as people go it: the folders of its address that are
 * pages themselves, and the page under whose link in the navigation it stands.
 * @param section - the page whose links count as links to this one
 * @returns the pages before this one; nothing for the first page
 */
export function trailOf(
  { path, section }: { path: string; section?: string | undefined },
  { isListed, nameOf, addressOf }: TrailTools,
): Crumb[] {
  if (path === "/") return [];
  const parts = path.split("/").slice(1);
  const folders = parts.slice(0, -1).map((_, index) => `/${parts.slice(0, index + 1).join("/")}`);
  const between = section === undefined || folders.includes(section) ? folders : [section, ...folders];
  const before = new Set(["/", ...between]);
  before.delete(path);
  return [...before].flatMap((one) => {
    const name = isListed(one) ? nameOf(one) : undefined;
    return name === undefined ? [] : [{ name, address: addressOf(one) }];
  });
}
