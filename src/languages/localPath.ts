import { pagePath } from "../fields/addresses/pagePath";
import type { Translations } from "./lookup";

/** The path of a page in a language. A page below a translated one moves with it, unless it has its own translation. */
export function localPath(path: string, translations: Translations): string {
  for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) {
    const found = translations.of(path.slice(0, end));
    if (found?.startsWith("/")) return pagePath(found + path.slice(end));
  }
  return path;
}
