import type { SiteConfig } from "../config/config";
import type { ServerData } from "../fields/parts/server";
import { type ForeignPurpose, foreignUses } from "./foreignUses";
import type { Origins } from "./page";

/**
 * Lists the foreign origins that a config names: what pictures and avatars load, where forms are sent,
 * what is asked about servers, and what is shown inside of pages.
 * @param config - a checked config, not compiled
 * @param servers - those of the config, compiled
 */
export function collectOrigins(config: SiteConfig, servers: Record<string, ServerData>): Origins {
  const uses = foreignUses(config, servers);
  const originsFor = (...purposes: ForeignPurpose[]) => {
    const wanted = uses.filter(({ purpose }) => purposes.includes(purpose));
    return [...new Set(wanted.map(({ origin }) => origin))].sort();
  };
  return {
    images: originsFor("pictures", "faces"),
    forms: originsFor("forms", "mail"),
    frames: originsFor("embeds"),
    services: originsFor("servers"),
  };
}
