import type { Catalogue } from "../config/languages";
import { memoizeByObject } from "../json/memoizeByObject";
import { translationsOf } from "./lookup";
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
  { code, first }: { code: string; first: string },
): Coverage {
  const translations = translationsOf(catalogue);
  const known = knownEntries(catalogue);
  const knownKeys = new Set<string>();
  const used = new Map<string, UsedEntry>();
  const needed = new Set<string>();
  const missing = new Map<string, SourceText>();
  const others = new Map<string, SourceText>();
  const pages = new Map<SourcePage, Counted>();
  const elsewhere = new Set<string>();

  for (const source of all) {
    const { at, isCounted, key, page } = source;
    const entry = translations.entry(key, { page: page?.place, path: () => at.path });
    if (key.startsWith("/")) for (const name of foldersOf(key)) knownKeys.add(name);
    const { value = "" } = entry ?? {};
    if (entry) {
      const { key: own, meaning } = entry;
      const name = meaning === undefined ? own : `${own}\n${meaning}`;
      if (!used.has(name)) {
        knownKeys.add(own);
        if (value !== "") {
          const before = known.get(name);
          const same = before?.source === source ? before : { ...entry, value, source };
          known.set(name, same);
          used.set(name, same);
        }
      }
    }
    if (!isShownIn(source, code) || isWrittenIn(source, code, first)) continue;
    if (!isCounted) {
      if (!entry) others.set(key, source);
      continue;
    }
    needed.add(key);
    const isMissing = value === "";
    if (isMissing && !missing.has(key)) missing.set(key, source);
    if (page) count(countOf(page), source, isMissing);
    else if (isMissing) elsewhere.add(key);
  }

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
    pages: Array.from(pages, ([{ path }, { texts, missing: lacking, characters, title }]) => ({
      path,
      texts,
      missing: lacking,
      isUntranslated: title || characters.missing * 2 > characters.all,
    })),
    used: [...used.values()],
    stale,
    unused: keys.filter((key) => !paired.has(key)),
  };

  function countOf(page: SourcePage): Counted {
    let counted = pages.get(page);
    if (!counted) {
      counted = { texts: 0, missing: 0, title: false, characters: { all: 0, missing: 0 } };
      pages.set(page, counted);
    }
    return counted;
  }
}

/** The used entries of a catalogue. Entries of unchanged texts stay the same objects, so checks can cache their results. */
const knownEntries = memoizeByObject((_catalogue: object) => new Map<string, UsedEntry>());

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
