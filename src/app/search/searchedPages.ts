import { prepareSearch } from "./findInPages";
import type { SearchIndex } from "./searchIndex";

export type SearchedPages = ReturnType<typeof prepareSearch>;

/** Shared by all searches of a visit. */
let prepared: Promise<SearchedPages> | undefined;

/** Fetches the search index once, again after a failure, and always on the live site. */
export function loadSearchedPages(address: string): Promise<SearchedPages> {
  if (IS_LIVE || !prepared) {
    prepared = load(address);
    prepared.catch(() => (prepared = undefined));
  }
  return prepared;
}

async function load(address: string): Promise<SearchedPages> {
  // Its address does not depend on its content.
  const response = await fetch(address, { cache: "no-cache" });
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  return prepareSearch((await response.json()) as SearchIndex);
}
