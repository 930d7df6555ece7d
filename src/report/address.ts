/**
 * Explains the source of a built site's address, or what is missing without one.
 * @param host - the host and its variable; absent if none gives an origin
 * @returns `undefined` if the config alone sets the address
 */
export function explainAddress(
  address: string | undefined,
  host: { origin?: string | undefined; originFrom?: string | undefined } = {},
): string | undefined {
  if (address === undefined)
    return 'The public URL of this site is unknown, so canonical URLs, the sitemap, the feed and generated link previews are missing. Set "url" in "site", for example to "https://play.example".';
  if (host.originFrom === undefined || new URL(address).origin !== host.origin) return undefined;
  return `The site's URL ${address} comes from ${host.originFrom}. Set "url" in "site" to override it.`;
}
