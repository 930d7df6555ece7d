import type { ForeignPurpose, ForeignUse } from "./foreignUses";
import type { Origins } from "./page";

/**
 * Lists the foreign origins that a config names: what pictures and avatars load, where forms are sent,
 * what is asked about servers, and what is shown inside of pages.
 * @param uses - the places of the config that name them
 */
export function collectOrigins(uses: readonly ForeignUse[]): Origins {
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
