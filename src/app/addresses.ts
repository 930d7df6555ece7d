/** The id that a hash names; one that is not properly encoded names nothing that is there. */
export function idIn(hash: string): string {
  return decoded(hash.slice(1));
}

/** The path of a page as its data has it: decoded. The same page answers with and without a trailing slash. */
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
