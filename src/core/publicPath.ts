/** The path of a file in `public/` for its address in a config: without query and hash, and percent-decoded. */
export function publicPath(address: string): string {
  const plain = address.replace(/[?#].*$/, "");
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}
