/** The id in a hash; empty if it is not properly encoded. */
export function idIn(hash: string): string {
  return decoded(hash.slice(1));
}

/** The decoded path of a page, without a trailing slash. */
export function normalisePath(path: string): string {
  return decoded(path.replace(/\/index\.html$/, "/").replace(/(.)\/+$/, "$1")) || "/";
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
