import { pagePath } from "../fields/addresses/pagePath";
import { isGroup } from "../schema/structure";
import type { Translations } from "./lookup";

/** The path of a page in a language. A page below a translated one moves with it, unless it has its own translation. */
export function localPath(path: string, translations: Translations): string {
  for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) {
    const found = translations.of(path.slice(0, end));
    if (found?.startsWith("/")) return pagePath(found + path.slice(end));
  }
  return path;
}

/** The paths of the pages of a config, valid or not, to which links can lead. */
export function linkedPages(config: object): ReadonlySet<string> {
  const { routes, news } = config as { routes?: unknown; news?: unknown };
  const paths = [...(Array.isArray(routes) ? routes : []), news].flatMap((owner: unknown) =>
    isGroup(owner) && typeof owner["path"] === "string" ? [pagePath(owner["path"])] : [],
  );
  return new Set(paths);
}

/** Whether a link leads to a page. Such a link stays as written, because every page has its path in each language. */
export function isPageLink(link: string, pages: ReadonlySet<string>): boolean {
  return link.startsWith("/") && pages.has(pagePath(link.replace(/[?#].*$/s, "")));
}
