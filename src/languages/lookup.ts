import type { Catalogue } from "../config/languages";
import type { Path } from "../schema/walk";
import { shortKey, sourceKey } from "./keys";

/** The place of a text: the path of its page, and its path in the config. */
export interface Place {
  page?: string | undefined;
  path: () => Path;
}

/** The translations of a language. */
export class Translations {
  readonly #texts = new Map<string, Catalogue[string]>();

  constructor(catalogue: Catalogue) {
    for (const [key, value] of Object.entries(catalogue)) this.#texts.set(sourceKey(key), value);
  }

  /** The translation of a text; `undefined` if it is missing. */
  of(text: string, place?: Place): string | undefined {
    const found = this.#entryOf(text);
    const meant = typeof found === "object" ? meaningAt(found, place) : found;
    return meant === true ? text : meant === "" ? undefined : meant;
  }

  #entryOf(text: string): Catalogue[string] | undefined {
    return this.#texts.get(sourceKey(text)) ?? this.#texts.get(shortKey(text));
  }
}

/** One of several meanings: the most exact place wins. */
function meaningAt(
  meanings: Exclude<Catalogue[string], string | true>,
  place?: Place,
): string | true | undefined {
  const key = place?.path().findLast((part) => typeof part === "string");
  const { page } = place ?? {};
  const names = [page && key && `${page} ${key}`, page, key, "*"];
  const name = names.find((one) => typeof one === "string" && Object.hasOwn(meanings, one));
  return name === undefined ? undefined : meanings[name];
}
