import type { PageLanguage } from "../../compile/page";
import type { SearchSection } from "../../compile/sections";

export interface SearchPage {
  /** Its path without the base path. */
  path: string;
  name: string;
  sections: SearchSection[];
  /** The language of its texts, if it is another one than the site's. */
  language?: Pick<PageLanguage, "code" | "direction" | "label">;
}

/** The search index: the text of all pages. It loads with the first search. */
export type SearchIndex = readonly SearchPage[];
