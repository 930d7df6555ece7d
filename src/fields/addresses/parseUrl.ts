/** A web address; `undefined` if invalid. `URL.canParse` of Node.js 20 rejects valid addresses once it is compiled. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
