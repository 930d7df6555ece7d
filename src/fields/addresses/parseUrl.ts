/**
 * A web address, taken apart as browsers do it; `undefined` for what is none. Instead of `URL.canParse`, which in
 * Node.js 20 says no to addresses with a letter such as ü once it was called often enough to be compiled.
 * @param base - the address that a relative one starts from
 */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
