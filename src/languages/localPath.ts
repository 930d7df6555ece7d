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

/**
 * Whether a link leads to a page of the site. Such a link stays as written, because every page has its path in each
 * language.
 * @param config - a config, valid or not
 */
export function pageLinks(config: object): (link: string) => boolean {
  const { routes, news } = config as { routes?: unknown; news?: unknown };
  const paths = [...(Array.isArray(routes) ? routes : []), news].flatMap((owner: unknown) =>
    isGroup(owner) && typeof owner["path"] === "string" ? [pagePath(owner["path"])] : [],
  );
  const pages = new Set(paths);
  return (link) => link.startsWith("/") && pages.has(pagePath(link.replace(/[?#].*$/s, "")));
}
