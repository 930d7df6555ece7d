import { prepareSearch } from "./findInPages";
import type { SearchIndex } from "./searchIndex";

/** The words of all pages, made ready to be searched. */
export type SearchedPages = ReturnType<typeof prepareSearch>;

/** What every search of this visit shares. */
let prepared: Promise<SearchedPages> | undefined;

/** Asks for the words of the pages once, and again after they did not come; always anew where a site is edited. */
export function loadSearchedPages(address: string): Promise<SearchedPages> {
  if (IS_LIVE || !prepared) {
    prepared = load(address);
    prepared.catch(() => (prepared = undefined));
  }
  return prepared;
}

async function load(address: string): Promise<SearchedPages> {
  // Its address does not change with its content.
  const response = await fetch(address, { cache: "no-cache" });
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  return prepareSearch((await response.json()) as SearchIndex);
}
