import type { Catalogue } from "../config/languages";
import { Translations } from "./lookup";

/** A catalogue, and the pages that were translated with it. */
class KeptLanguage {
  readonly translations: Translations;
  readonly #texts: Catalogue;
  #basis = "";
  #pages = new WeakMap<object, unknown>();

  constructor(texts: Catalogue) {
    this.#texts = texts;
    this.translations = new Translations(texts);
  }

  /** Whether a catalogue has the same content. */
  is(texts: Catalogue): boolean {
    const own = this.#texts;
    if (own === texts) return true;
    const keys = Object.keys(own);
    if (keys.length !== Object.keys(texts).length) return false;
    return keys.every((key) => {
      const [one, other] = [own[key], texts[key]];
      return one === other || (typeof one === "object" && JSON.stringify(one) === JSON.stringify(other));
    });
  }

  /**
   * Translates each page once, as long as the page stays the same.
   * @param basis - everything else that a translated page depends on
   */
  pages<Result>(basis: string): (page: object, translate: () => Result) => Result {
    if (basis !== this.#basis) this.#pages = new WeakMap();
    this.#basis = basis;
    const pages = this.#pages;
    return (page, translate) => {
      if (!pages.has(page)) pages.set(page, translate());
      return pages.get(page) as Result;
    };
  }
}

/** The last catalogue of each language, because a live site reads its config again and again. */
const last = new Map<string, KeptLanguage>();

export function keptLanguage(code: string, texts: Catalogue): KeptLanguage {
  const known = last.get(code);
  if (known?.is(texts)) return known;
  const read = new KeptLanguage(texts);
  last.set(code, read);
  return read;
}
