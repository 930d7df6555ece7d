/**
 * Where the address of a built site comes from, or what is missing without one.
 * @param host - which variable of which host gives an origin; absent if none does
 * @returns nothing for an address from the config alone
 */
export function explainAddress(
  address: string | undefined,
  host: { origin?: string | undefined; originFrom?: string | undefined } = {},
): string | undefined {
  if (address === undefined)
    return 'No address is known, so the site has no canonical addresses, sitemap, feed or drawn link previews. Write it as "url" in "site", such as "https://play.example".';
  if (host.originFrom === undefined || new URL(address).origin !== host.origin) return undefined;
  return `The address ${address} comes from ${host.originFrom}. A "url" in "site" replaces it.`;
}
