/** Paths that the build uses, by their first name in lowercase. */
const firstNames: Record<string, string> = {
  assets: "the build puts scripts and fonts there",
  "404.html": "the build puts the 404 page there",
  "404.json": "the site needs a file with that name for the 404 page",
  "search.json": "the site needs a file with that name for the search",
  "site.json": "the site needs a file with that name for all pages",
  _redirects: "hosts read a file with that name and do not publish it",
  "robots.txt": "the site needs a file with that name for search engines",
  "sitemap.xml": "the site needs a file with that name for search engines",
};

/** File names that are reserved in every folder. */
const namesOfFiles: Record<string, string> = {
  "page.json": "the site needs a file with that name for every page",
  "index.html": "the site needs a file with that name for every page",
  _headers: "hosts read a file with that name and do not publish it",
};

/** The files beside the pages that every build writes. */
export const generatedFiles: readonly string[] = ["/robots.txt", "/sitemap.xml"];

/** Why a path is reserved, as the end of a sentence; `undefined` if a page can have it. */
export function reservedFor(path: string): string | undefined {
  const names = path.toLowerCase().slice(1).split("/");
  const [first = ""] = names;
  if (path === "/404") return "the build puts the 404 page there";
  if (Object.hasOwn(firstNames, first)) return firstNames[first];
  const name = names.find((one) => Object.hasOwn(namesOfFiles, one));
  return name === undefined ? undefined : namesOfFiles[name];
}
