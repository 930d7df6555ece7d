import type { Shared } from "./page";

/** The base path of a site's pages, which have a folder for each further language. */
export function pageBaseIn({ basePath, pageBase = basePath }: Pick<Shared, "basePath" | "pageBase">): string {
  return pageBase;
}

/** The folder of a site's pages below the base path: empty, or `de/`. */
export function pageFolderIn(shared: Pick<Shared, "basePath" | "pageBase">): string {
  return pageBaseIn(shared).slice(shared.basePath.length);
}
