import type { Crumb } from "./page";

/** Facts about a site's pages that determine ancestors. */
export interface TrailTools {
  isListed: (path: string) => boolean;
  nameOf: (path: string) => string | undefined;
  /** The absolute URL of a page, if the site's URL is known. */
  addressOf: (path: string) => string | undefined;
}

/** The ancestors of a page, from the first page: at parent paths, and the page of the current navigation link. */
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
