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
    return 'The address of this site is unknown, so it has no canonical URLs, sitemap, feed or generated link previews. Set "url" in "site", such as "https://play.example".';
  if (host.originFrom === undefined || new URL(address).origin !== host.origin) return undefined;
  return `The address ${address} comes from ${host.originFrom}. Set "url" in "site" to override it.`;
}
