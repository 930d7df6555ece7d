import type { SearchIndex, SearchPage } from "../app/search/searchIndex";
import type { Page, Site } from "../compile/page";
import { searchSections } from "../compile/sections";

/** The number of characters in the index for all pages, and the minimum and maximum for one page. */
const MOST_OF_ALL = 4_000_000;
const LEAST_OF_PAGE = 1_000;
const MOST_OF_PAGE = 20_000;

/** The texts of a site's pages for search, collected while pages are rendered, or compiled for it. */
export class SearchTexts {
  readonly #site: Site;
  readonly #pages = new Map<string, SearchPage>();
  readonly #mostOfPage: number;

  constructor(site: Site) {
    this.#site = site;
    const share = Math.floor(MOST_OF_ALL / Math.max(1, site.pages.length));
    this.#mostOfPage = Math.min(MOST_OF_PAGE, Math.max(LEAST_OF_PAGE, share));
  }

  /** Adds and returns the texts of a page; `undefined` if search does not include it. */
  add(page: Page): SearchPage | undefined {
    if (page.path === null || page.isUnlisted) return undefined;
    const sections = shorten(searchSections(page), this.#mostOfPage);
    const words = { path: page.path, name: page.name, sections, ...languageOf(page) };
    this.addWords(words);
    return words;
  }

  /** Adds texts that `add` returned in the last build. */
  addWords(words: SearchPage): void {
    this.#pages.set(words.path, words);
  }

  /** The texts of all listed pages, in the order of the config. */
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

/** The language of an untranslated page, which is the site's first. */
function languageOf({ untranslated, languages: [first] = [] }: Page): Pick<SearchPage, "language"> {
  if (untranslated === undefined || !first) return {};
  const { code, direction, label } = first;
  return { language: { code, direction, label } };
}

/** Limits the number of characters, but keeps all headings. */
function shorten(sections: SearchPage["sections"], most: number): SearchPage["sections"] {
  let left = most;
  return sections.map((section) => {
    const text = section.text.slice(0, Math.max(0, left));
    left -= text.length;
    return { ...section, text };
  });
}
