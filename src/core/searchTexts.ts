import type { SearchIndex, SearchPage } from "../app/search/searchIndex";
import type { Page, Site } from "../compile/page";
import { searchSections } from "../compile/sections";

/** How many characters of all pages together the index holds, and of each page at least and at most. */
const MOST_OF_ALL = 4_000_000;
const LEAST_OF_PAGE = 1_000;
const MOST_OF_PAGE = 20_000;

/**
 * The words of the pages of a site, gathered while they are made, or known from when they were; other pages are compiled
 * for it.
 */
export class SearchTexts {
  readonly #site: Site;
  readonly #pages = new Map<string, SearchPage>();
  readonly #mostOfPage: number;

  constructor(site: Site) {
    this.#site = site;
    const share = Math.floor(MOST_OF_ALL / Math.max(1, site.pages.length));
    this.#mostOfPage = Math.min(MOST_OF_PAGE, Math.max(LEAST_OF_PAGE, share));
  }

  /**
   * Takes the words of a page.
   * @returns them; nothing when the search does not find the page
   */
  add(page: Page): SearchPage | undefined {
    if (page.path === null || page.isUnlisted) return undefined;
    const sections = shorten(searchSections(page), this.#mostOfPage);
    const words = { path: page.path, name: page.name, sections };
    this.addWords(words);
    return words;
  }

  /** Takes the words that `add` has found in a page before. */
  addWords(words: SearchPage): void {
    this.#pages.set(words.path, words);
  }

  /** The words of all pages that are listed, in the order of the config. */
  index(): SearchIndex {
    const index: SearchPage[] = [];
    for (const { path, isListed, compile } of this.#site.pages) {
      if (!isListed) continue;
      if (!this.#pages.has(path)) this.add(compile());
      index.push(this.#pages.get(path)!);
    }
    return index;
  }
}

/** Leaves away what is beyond a number of characters, but no heading. */
function shorten(sections: SearchPage["sections"], most: number): SearchPage["sections"] {
  let left = most;
  return sections.map((section) => {
    const text = section.text.slice(0, Math.max(0, left));
    left -= text.length;
    return { ...section, text };
  });
}
