import type { SearchSection } from "../../compile/sections";

export interface SearchPage {
  /** Its path without the base path. */
  path: string;
  name: string;
  sections: SearchSection[];
}

/** The search index: the text of all pages. It loads with the first search. */
export type SearchIndex = readonly SearchPage[];
