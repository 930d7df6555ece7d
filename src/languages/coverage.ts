import type { Catalogue } from "../config/languages";
import { memoizeByObject } from "../json/memoizeByObject";
import { type FoundEntry, type Translations, translationsOf } from "./lookup";
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
  used: readonly UsedEntry[];
  /** Entries of texts that have changed. */
  stale: readonly { key: string; source: SourceText; isSame: boolean }[];
  /** The keys that are no text of the config. */
  unused: readonly string[];
}

/** Compares the texts of a config with a catalogue. */
export function coverageOf(
  all: readonly SourceText[],
  catalogue: Catalogue,
  languages: { code: string; first: string },
): Coverage {
  const translations = translationsOf(catalogue);
  const reader = readerOf(catalogue, languages);
  const uses = new Map<Use, SourceText>();
  const needed = new Set<object>();
  const missing = new Map<string, SourceText>();
  const others = new Map<string, SourceText>();
  const knownKeys = new Set<string>();
  const elsewhere = new Set<string>();
  const pages: PageCoverage[] = [];

  for (const texts of byPage(all)) {
    const part = reader.read(texts);
    for (const [use, source] of part.uses) if (!uses.has(use)) uses.set(use, source);
    for (const key of part.needed) needed.add(key);
    for (const [key, source] of part.missing) if (!missing.has(key)) missing.set(key, source);
    for (const [key, source] of part.others) if (!others.has(key)) others.set(key, source);
    for (const name of part.folders) knownKeys.add(name);
    if (part.page) pages.push(part.page);
    else if (!texts[0]!.page) for (const key of part.missing.keys()) elsewhere.add(key);
  }
  for (const { key } of uses.keys()) knownKeys.add(key);

  const keys = Object.keys(catalogue).filter((key) => !knownKeys.has(key));
  const free = [...missing.values()].filter(({ key }) => (translations.entry(key)?.value ?? "") === "");
  const stale = [
    ...pairs(
      keys.filter((key) => !isAddress(key)),
      free,
    ),
    ...pairs(
      keys.filter(isAddress),
      [...others.values()].filter(({ key }) => isAddress(key)),
    ),
  ];
  const paired = new Set(stale.map(({ key }) => key));
  return {
    texts: needed.size,
    missing: [...missing.values()],
    missingElsewhere: elsewhere.size,
    pages,
    used: Array.from(uses).flatMap(([use, source]) => usedEntry(use, source) ?? []),
    stale,
    unused: keys.filter((key) => !paired.has(key)),
  };
}

/** An entry that texts use; without a value if it is empty or has no meaning for their places. */
interface Use extends Pick<UsedEntry, "key" | "meaning"> {
  value: string | true;
  /** Stays the same for an unchanged text, so checks can cache their results. */
  last?: UsedEntry;
}

function usedEntry(use: Use, source: SourceText): UsedEntry | undefined {
  const { last, ...entry } = use;
  if (entry.value === "") return undefined;
  if (last?.source !== source) use.last = { ...entry, source };
  return use.last;
}

/** The coverage of a page, or of the texts outside of pages. */
interface PartCoverage {
  /** The used entries, each with the first text that uses it. */
  uses: ReadonlyMap<Use, SourceText>;
  /** The texts that need a translation: one object for each text, because it is found faster. */
  needed: ReadonlySet<object>;
  missing: ReadonlyMap<string, SourceText>;
  /** The texts without an entry that need none. */
  others: ReadonlyMap<string, SourceText>;
  /** The paths above its paths. */
  folders: readonly string[];
  /** Absent without texts that need a translation. */
  page?: PageCoverage;
}

/** Reads the coverage of each page once. */
class CoverageReader {
  readonly #translations: Translations;
  readonly #languages: { code: string; first: string };
  readonly #uses = new Map<string, Use>();
  readonly #keys = new Map<string, object>();
  readonly #pages = new WeakMap<SourcePage, PartCoverage>();

  constructor(translations: Translations, languages: { code: string; first: string }) {
    this.#translations = translations;
    this.#languages = languages;
  }

  /** @param texts - all texts of a page, or those outside of pages */
  read(texts: readonly SourceText[]): PartCoverage {
    const [{ page }] = texts as [SourceText];
    const known = page && this.#pages.get(page);
    if (known) return known;
    const part = this.#count(texts, page);
    if (page) this.#pages.set(page, part);
    return part;
  }

  #count(texts: readonly SourceText[], page: SourcePage | undefined): PartCoverage {
    const { code, first } = this.#languages;
    const uses = new Map<Use, SourceText>();
    const needed = new Set<object>();
    const missing = new Map<string, SourceText>();
    const others = new Map<string, SourceText>();
    const folders: string[] = [];
    const counted: Counted = { texts: 0, missing: 0, title: false, characters: { all: 0, missing: 0 } };
    for (const source of texts) {
      const { at, isCounted, key } = source;
      const entry = this.#translations.entry(key, { page: page?.place, path: () => at.path });
      if (key.startsWith("/")) folders.push(...foldersOf(key));
      const use = entry && this.#useOf(entry);
      if (use && !uses.has(use)) uses.set(use, source);
      if (!isShownIn(source, code) || isWrittenIn(source, code, first)) continue;
      if (!isCounted) {
        if (!entry) others.set(key, source);
        continue;
      }
      needed.add(this.#keyOf(key));
      const isMissing = (use?.value ?? "") === "";
      if (isMissing && !missing.has(key)) missing.set(key, source);
      count(counted, source, isMissing);
    }
    const { characters, title, ...numbers } = counted;
    const isUntranslated = title || characters.missing * 2 > characters.all;
    return {
      uses,
      needed,
      missing,
      others,
      folders,
      ...(page && counted.texts > 0 ? { page: { path: page.path, ...numbers, isUntranslated } } : {}),
    };
  }

  #useOf({ key, meaning, value = "" }: FoundEntry): Use {
    const name = meaning === undefined ? key : `${key}\n${meaning}`;
    const known = this.#uses.get(name);
    if (known) return known;
    const use = { key, ...(meaning === undefined ? {} : { meaning }), value };
    this.#uses.set(name, use);
    return use;
  }

  #keyOf(key: string): object {
    const known = this.#keys.get(key) ?? {};
    this.#keys.set(key, known);
    return known;
  }
}

const readersOf = memoizeByObject((_catalogue: object) => new Map<string, CoverageReader>());

function readerOf(catalogue: Catalogue, languages: { code: string; first: string }): CoverageReader {
  const readers = readersOf(catalogue);
  const name = JSON.stringify(languages);
  const known = readers.get(name) ?? new CoverageReader(translationsOf(catalogue), languages);
  readers.set(name, known);
  return known;
}

/** The texts of each page, which follow each other. */
const byPage = memoizeByObject((all: readonly SourceText[]): SourceText[][] => {
  const parts: SourceText[][] = [];
  let last: SourceText[] | undefined;
  for (const source of all) {
    if (last && last[0]!.page === source.page) last.push(source);
    else parts.push((last = [source]));
  }
  return parts;
});

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
