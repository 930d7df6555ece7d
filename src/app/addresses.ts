/** The id that a hash names; one that is not properly encoded names nothing that is there. */
export function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** The same page answers with and without a trailing slash. */
export function normalisePath(path: string): string {
  return path.replace(/\/index\.html$/, "/").replace(/(?<=.)\/+$/, "") || "/";
}
