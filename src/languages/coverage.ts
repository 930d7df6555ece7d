import type { Catalogue } from "../config/languages";
import { memoizeByObject } from "../json/memoizeByObject";
import { type Translations, translationsOf } from "./lookup";
import { isShownIn, isWrittenIn, type SourcePage, type SourceText } from "./sourceTexts";
import { stalePairs } from "./stalePairs";

/** A translation that a text uses. */
export interface UsedEntry {
  key: string;
  meaning?: string;
  /** The translation; `true` if the text stays the same. */
  value: string | true;
  /** The first text that uses it. */
  source: SourceText;
}

export interface PageCoverage {
  path: string;
  /** Its texts that need a translation, and those that lack one. */
  texts: number;
  missing: number;
  /** Whether its title or more than half of its characters lack a translation. */
  isUntranslated: boolean;
}

/** The translated texts of a config in a language. */
export interface Coverage {
  /** Different texts that need a translation. */
  texts: number;
  /** The texts that lack one, each once, in the order of the pages. */
  missing: readonly SourceText[];
  /** Their number outside of pages. */
  missingElsewhere: number;
  pages: readonly PageCoverage[];
  /**
   * Finds used entries, each once. The results are cached by the function, so they must depend on the entry alone.
   */
  find: <Found>(check: (entry: UsedEntry) => Found | undefined) => Map<UsedEntry, Found>;
  /** Entries of texts that have changed. */
  stale: readonly { key: string; source: SourceText; isSame: boolean }[];
  /** The keys that are no text of the config. */
  unused: readonly string[];
}

/**
 * Compares the texts of a config with a catalogue.
 * @param texts - from `sourceTexts`
 */
export function coverageOf(
  texts: readonly (readonly SourceText[])[],
  catalogue: Catalogue,
  languages: { code: string; first: string },
): Coverage {
  const reader = readerOf(catalogue, languages);
  const { needed, parts, unused: keys } = reader.read(texts);
  const missing = firstOfEach(parts, "missing");
  const translations = translationsOf(catalogue);
  const free = [...missing.values()].filter(({ key }) => (translations.entry(key)?.value ?? "") === "");
  const addresses = keys.filter(isAddress);
  const others = addresses.length === 0 ? [] : [...firstOfEach(parts, "others").values()];
  const stale = [
    ...pairs(
      keys.filter((key) => !isAddress(key)),
      free,
    ),
    ...pairs(
      addresses,
      others.filter(({ key }) => isAddress(key)),
    ),
  ];
  const paired = new Set(stale.map(({ key }) => key));
  const elsewhere = parts.filter(({ isPage }) => !isPage);
  return {
    texts: needed,
    missing: [...missing.values()],
    missingElsewhere: firstOfEach(elsewhere, "missing").size,
    pages: parts.flatMap(({ page }) => page ?? []),
    find: (check) => reader.find(parts, check),
    stale,
    unused: keys.filter((key) => !paired.has(key)),
  };
}

/** The first text for each key. */
function firstOfEach(
  parts: readonly PartCoverage[],
  group: "missing" | "others",
): ReadonlyMap<string, SourceText> {
  const first = new Map<string, SourceText>();
  for (const part of parts)
    for (const [key, source] of part[group]) if (!first.has(key)) first.set(key, source);
  return first;
}

/** The coverage of a page, or of the texts outside of pages. */
interface PartCoverage {
  isPage: boolean;
  /** The used entries with a value, by key and meaning, each with the first text that uses it. */
  used: ReadonlyMap<string, UsedEntry>;
  /** The findings of each check. */
  checked: Map<object, readonly (readonly [name: string, entry: UsedEntry, found: unknown])[]>;
  /** The keys of the used entries, and the paths above its paths. */
  keys: ReadonlySet<string>;
  /** The texts that need a translation. */
  needed: ReadonlySet<string>;
  missing: ReadonlyMap<string, SourceText>;
  /** The texts without an entry that need none. */
  others: ReadonlyMap<string, SourceText>;
  /** Absent without texts that need a translation. */
  page?: PageCoverage;
}

/** Reads the coverage of each page once, and counts only changed pages again. */
class CoverageReader {
  readonly #catalogue: Catalogue;
  readonly #translations: Translations;
  readonly #languages: { code: string; first: string };
  readonly #pages = new WeakMap<SourcePage, PartCoverage>();
  readonly #needed = new Map<string, number>();
  readonly #keys = new Map<string, number>();
  /** The keys of the catalogue that no text uses. */
  readonly #unused: Set<string>;
  #counted: ReadonlySet<PartCoverage> = new Set();
  /** The results of each check, by key and meaning, because most entries are on many pages. */
  readonly #results = new Map<object, Map<string, unknown>>();

  constructor(catalogue: Catalogue, languages: { code: string; first: string }) {
    this.#catalogue = catalogue;
    this.#translations = translationsOf(catalogue);
    this.#languages = languages;
    this.#unused = new Set(Object.keys(catalogue));
  }

  /** @param texts - all texts of each page, and those outside of pages */
  read(texts: readonly (readonly SourceText[])[]): {
    parts: PartCoverage[];
    needed: number;
    unused: string[];
  } {
    const parts = texts.map((one) => this.#part(one));
    const before = this.#counted;
    this.#counted = new Set(parts);
    for (const part of this.#counted) if (!before.has(part)) this.#count(part, 1);
    for (const part of before) if (!this.#counted.has(part)) this.#count(part, -1);
    const unused =
      this.#unused.size === 0 ? [] : Object.keys(this.#catalogue).filter((key) => this.#unused.has(key));
    return { parts, needed: this.#needed.size, unused };
  }

  find<Found>(
    parts: readonly PartCoverage[],
    check: (entry: UsedEntry) => Found | undefined,
  ): Map<UsedEntry, Found> {
    const results = this.#results.get(check) ?? new Map<string, unknown>();
    this.#results.set(check, results);
    const foundIn = ({ checked, used }: PartCoverage) => {
      const known = checked.get(check);
      if (known) return known;
      const own: [string, UsedEntry, unknown][] = [];
      for (const [name, entry] of used) {
        if (!results.has(name)) results.set(name, check(entry));
        const result = results.get(name);
        if (result !== undefined) own.push([name, entry, result]);
      }
      checked.set(check, own);
      return own;
    };
    const found = new Map<string, [UsedEntry, Found]>();
    for (const part of parts)
      for (const [name, entry, result] of foundIn(part))
        if (!found.has(name)) found.set(name, [entry, result as Found]);
    return new Map(found.values());
  }

  #count(part: PartCoverage, step: 1 | -1): void {
    for (const key of part.needed) add(this.#needed, key, step);
    for (const key of part.keys) {
      if (add(this.#keys, key, step)) this.#unused.delete(key);
      else if (Object.hasOwn(this.#catalogue, key)) this.#unused.add(key);
    }
  }

  #part(texts: readonly SourceText[]): PartCoverage {
    const [{ page }] = texts as [SourceText];
    const known = page && this.#pages.get(page);
    if (known) return known;
    const part = this.#readPart(texts, page);
    if (page) this.#pages.set(page, part);
    return part;
  }

  #readPart(texts: readonly SourceText[], page: SourcePage | undefined): PartCoverage {
    const { code, first } = this.#languages;
    const used = new Map<string, UsedEntry>();
    const keys = new Set<string>();
    const needed = new Set<string>();
    const missing = new Map<string, SourceText>();
    const others = new Map<string, SourceText>();
    const counted: Counted = { texts: 0, missing: 0, title: false, characters: { all: 0, missing: 0 } };
    for (const source of texts) {
      const { at, isCounted, key } = source;
      const entry = this.#translations.entry(key, { page: page?.place, path: () => at.path });
      if (key.startsWith("/")) for (const folder of foldersOf(key)) keys.add(folder);
      const value = entry?.value ?? "";
      if (entry) {
        const name = entry.meaning === undefined ? entry.key : `${entry.key}\n${entry.meaning}`;
        keys.add(entry.key);
        if (value !== "" && !used.has(name)) used.set(name, { ...entry, value, source });
      }
      if (!isShownIn(source, code) || isWrittenIn(source, code, first)) continue;
      if (!isCounted) {
        if (!entry) others.set(key, source);
        continue;
      }
      needed.add(key);
      const isMissing = value === "";
      if (isMissing && !missing.has(key)) missing.set(key, source);
      count(counted, source, isMissing);
    }
    const { characters, title, ...numbers } = counted;
    const isUntranslated = title || characters.missing * 2 > characters.all;
    return {
      isPage: page !== undefined,
      used,
      checked: new Map(),
      keys,
      needed,
      missing,
      others,
      ...(page && counted.texts > 0 ? { page: { path: page.path, ...numbers, isUntranslated } } : {}),
    };
  }
}

/** Counts a key. @returns whether it is still there */
function add(counts: Map<string, number>, key: string, step: 1 | -1): boolean {
  const next = (counts.get(key) ?? 0) + step;
  if (next > 0) counts.set(key, next);
  else counts.delete(key);
  return next > 0;
}

const readersOf = memoizeByObject((_catalogue: object) => new Map<string, CoverageReader>());

function readerOf(catalogue: Catalogue, languages: { code: string; first: string }): CoverageReader {
  const readers = readersOf(catalogue);
  const name = JSON.stringify(languages);
  const known = readers.get(name) ?? new CoverageReader(catalogue, languages);
  readers.set(name, known);
  return known;
}

interface Counted {
  texts: number;
  missing: number;
  /** Whether its title lacks a translation. */
  title: boolean;
  characters: { all: number; missing: number };
}

function count(counted: Counted, { at, page, text }: SourceText, isMissing: boolean): void {
  counted.texts++;
  counted.characters.all += text.length;
  if (!isMissing) return;
  counted.missing++;
  counted.characters.missing += text.length;
  if (text === page?.title && at.path.at(-1) === "title") counted.title = true;
}

function isAddress(key: string): boolean {
  return /^(?:\/|[a-z][a-z+.-]*:)\S*$/.test(key);
}

function pairs(keys: readonly string[], sources: readonly SourceText[]) {
  return stalePairs(
    keys,
    sources.map(({ key }) => key),
  ).map(({ key, text, isSame }) => ({ key, source: sources[text]!, isSame }));
}

/** The paths above a path: a translation of one of them moves it, too. */
function foldersOf(path: string): string[] {
  const parts = path.split("/").slice(1, -1);
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}`);
}
