import type { ForeignPurpose, ForeignUse } from "./foreignUses";
import type { Origins } from "./page";

/**
 * Lists the external origins that a config uses: pictures, avatars, form targets, server services and embeds.
 * @param uses - the places in the config that use them
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
