import type { SiteConfig } from "../config/config";
import { headOf } from "../config/perRoute";
import { pagePath } from "../fields/addresses/pagePath";
import type { Path } from "../schema/walk";
import type { ExternalPurpose, ExternalUse } from "./externalUses";

/** An external origin that visitors' browsers contact. */
export interface Service {
  /** Such as `https://api.mcstatus.io`. */
  origin: string;
  purpose: Exclude<ExternalPurpose, "mail">;
  /** The paths of the pages that contact it, in order; absent if any page may. */
  pages?: string[];
}

/** Lists the external services that visitors' browsers contact, once for each purpose. */
export function collectServices(uses: readonly ExternalUse[], config: SiteConfig): Service[] {
  const services = new Map<string, Service>();
  for (const { purpose, origin, path } of uses) {
    if (purpose === "mail") continue;
    const key = `${purpose} ${origin}`;
    const pages = pagesAt(path, config);
    const service = services.get(key);
    if (!service) services.set(key, { origin, purpose, ...(pages ? { pages } : {}) });
    else if (pages && service.pages) service.pages = [...new Set([...service.pages, ...pages])];
    else delete service.pages;
  }
  return [...services.values()];
}

/** The pages that show the value at a path of the config; `undefined` if any page may. */
function pagesAt(
  [first, second, third]: Path,
  { announcements, news, routes }: SiteConfig,
): string[] | undefined {
  if (first === "routes") return [pagePath(headOf(routes[Number(second)]!).path)];
  if (first === "announcements") return announcements[Number(second)]!.routes?.map(pagePath);
  if (first === "news" && second === "posts") return [`${news!.path}/${news!.posts[Number(third)]!.slug}`];
  return undefined;
}
