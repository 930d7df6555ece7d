import type { Catalogue } from "../config/languages";
import { memoizeByObject } from "../json/memoizeByObject";
import type { Path } from "../schema/walk";
import { shortKey, sourceKey } from "./keys";

/** The place of a text: the path of its page, and its path in the config. */
export interface Place {
  page?: string | undefined;
  path: () => Path;
}

/** An entry of a catalogue for a text. */
export interface FoundEntry {
  /** The key as the catalogue has it. */
  key: string;
  /** The place that its group of meanings names. */
  meaning?: string;
  /** Absent if no meaning is for the place. */
  value?: string | true;
}

/** The translations of a language. */
export class Translations {
  /** By full keys, and by the texts that were looked up, because short keys take time to compute. */
  readonly #texts = new Map<string, { key: string; value: Catalogue[string] } | undefined>();

  constructor(catalogue: Catalogue) {
    for (const [key, value] of Object.entries(catalogue)) this.#texts.set(sourceKey(key), { key, value });
  }

  /** The translation of a text; `undefined` if it is missing. */
  of(text: string, place?: Place): string | undefined {
    const meant = this.entry(sourceKey(text), place)?.value;
    return meant === true ? text : meant === "" ? undefined : meant;
  }

  /**
   * The entry for a text; `undefined` without one.
   * @param source - from {@link sourceKey}
   */
  entry(source: string, place?: Place): FoundEntry | undefined {
    let found = this.#texts.get(source);
    if (!found && !this.#texts.has(source)) {
      found = this.#texts.get(shortKey(source));
      this.#texts.set(source, found);
    }
    if (!found || typeof found.value !== "object") return found as FoundEntry | undefined;
    const { key, value } = found;
    const meaning = meaningAt(value, place);
    return meaning === undefined ? { key } : { key, meaning, value: value[meaning]! };
  }
}

/** The translations of a catalogue, prepared once. */
export const translationsOf = memoizeByObject((catalogue: Catalogue) => new Translations(catalogue));

/** One of several meanings: the most exact place wins. */
function meaningAt(meanings: object, place?: Place): string | undefined {
  const key = place?.path().findLast((part) => typeof part === "string");
  return meaningsOf(place?.page, key).find((name) => Object.hasOwn(meanings, name));
}

/** The names of a place in a group of meanings, the most exact first. */
export function meaningsOf(page: string | undefined, key: string | undefined): string[] {
  return [
    ...(page !== undefined && key !== undefined ? [`${page} ${key}`] : []),
    ...(page !== undefined ? [page] : []),
    ...(key !== undefined ? [key] : []),
    "*",
  ];
}
