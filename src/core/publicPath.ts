/** The path that a file of `public/` has there, by the address that a config names it by: without query and hash, percent-encoding undone. */
export function publicPath(address: string): string {
  const plain = address.replace(/[?#].*$/, "");
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}
