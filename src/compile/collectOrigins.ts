import type { ExternalPurpose, ExternalUse } from "./externalUses";
import type { Origins } from "./page";

/** Lists the external origins that a config uses: pictures, avatars, form targets, server services and embeds. */
export function collectOrigins(uses: readonly ExternalUse[]): Origins {
  const originsFor = (...purposes: ExternalPurpose[]) => {
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
