import type { SearchSection } from "../../compile/sections";

/** A page, as the search knows it. */
export interface SearchPage {
  /** Its path without the base path. */
  path: string;
  name: string;
  sections: SearchSection[];
}

/** What the browser fetches when a visitor searches for the first time: the words of every page. */
export type SearchIndex = readonly SearchPage[];
