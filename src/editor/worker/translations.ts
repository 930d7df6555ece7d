import { textDirection } from "../../compile/textDirection";
import type { Catalogue, Language, Languages } from "../../config/languages";
import { type CatalogueFile, readCatalogue } from "../../languages/catalogueFile";
import { shortKey } from "../../languages/keys";
import { nameOfLanguage } from "../../languages/languagesOf";
import { translationsOf } from "../../languages/lookup";
import { isShownIn, isWrittenIn, type SourceText, sourceTexts } from "../../languages/sourceTexts";
import { TranslationWork } from "../../languages/translationWork";
import { isGroup } from "../../schema/structure";
import type { Path } from "../../schema/walk";
import type {
  LanguageFacts,
  MissingText,
  SiteLanguages,
  TextInLanguage,
  TranslatedText,
  WrittenTranslation,
} from "../messages";
import { startsWith } from "../paths";
import type { Intent, Json } from "../text/intent";

/** The languages of a config, with everything that reads them. */
export interface ReadLanguages {
  first: string;
  languages: Languages;
  texts: (name: string) => CatalogueFile;
}

/** The translations of earlier versions of texts: their keys by the keys of the texts now, for each language. */
export type StaleKeys = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The most missing texts of a language that are listed. */
const mostListed = 200;

/** The languages of a config, valid or not, and what is missing in each. */
export function languageFacts(
  config: object,
  { first, languages, texts }: ReadLanguages,
): { languages: SiteLanguages; stale: StaleKeys } {
  const stale = new Map<string, ReadonlyMap<string, string>>();
  const others = Object.entries(languages).map(([code, language]): LanguageFacts => {
    const read = readCatalogue(language.texts, texts);
    const catalogue = read.problem === undefined ? read.texts : {};
    const { coverage } = new TranslationWork(config, { code, first, catalogue, isPo: isPo(language) });
    const old = new Map(coverage.stale.map(({ key, source }) => [source.key, key]));
    stale.set(code, old);
    return {
      ...named(code, language),
      isDraft: language.draft,
      ...(read.problem === undefined ? {} : { problem: read.problem }),
      texts: coverage.texts,
      missing: coverage.missing.length,
      stale: coverage.missing.filter(({ key }) => old.has(key)).length,
      list: coverage.missing.slice(0, mostListed).map(({ at, key, text }): MissingText => {
        return { path: at.path, text, isStale: old.has(key) };
      }),
      lacking: lackingPages(config, coverage.pages),
    };
  });
  return { languages: { first: named(first), others }, stale };
}

function named(code: string, language?: Pick<Language, "label">) {
  return { code, name: nameOfLanguage(code, language), direction: textDirection(code) };
}

function lackingPages(
  config: object,
  pages: readonly { path: string; isUntranslated: boolean }[],
): LanguageFacts["lacking"] {
  const lacking = new Set(pages.flatMap(({ path, isUntranslated }) => (isUntranslated ? [path] : [])));
  const titles = new Map<string, { path: Path; title: string }>();
  for (const { page, at } of sourceTexts(config).flat()) {
    if (!page || !lacking.has(page.path) || titles.has(page.path)) continue;
    const title = typeof page.title === "string" ? page.title : page.path;
    titles.set(page.path, { path: at.path.slice(0, at.path[0] === "routes" ? 2 : 3), title });
  }
  return [...titles.values()];
}

/**
 * The texts in a value of a config, in each language.
 * @param config - with the value; other pages only need their paths
 */
export function translatedTexts(
  config: object,
  path: Path,
  { first, languages, texts }: ReadLanguages,
  stale: StaleKeys,
): TranslatedText[] {
  const catalogues = Object.entries(languages).flatMap(([code, { texts: written }]) => {
    const read = readCatalogue(written, texts);
    return read.problem === undefined ? [{ code, catalogue: read.texts }] : [];
  });
  const own = sourceTexts(config)
    .flat()
    .filter(({ at }) => startsWith(at.path, path));
  return own.map((source): TranslatedText => {
    const { at, isCounted } = source;
    const shown = catalogues.filter(
      ({ code }) => isShownIn(source, code) && !isWrittenIn(source, code, first),
    );
    return {
      path: at.path,
      isCounted,
      languages: shown.map(({ code, catalogue }) => inLanguage(source, code, catalogue, stale)),
    };
  });
}

function inLanguage(
  source: SourceText,
  code: string,
  catalogue: Catalogue,
  stale: StaleKeys,
): TextInLanguage {
  const value = entryOf(source, catalogue)?.value ?? "";
  const old = value === "" ? stale.get(code)?.get(source.key) : undefined;
  const former = old === undefined || !Object.hasOwn(catalogue, old) ? undefined : catalogue[old];
  if (old !== undefined && former !== undefined) {
    const text = isGroup(former) ? String(Object.values(former)[0]) : former === true ? old : former;
    return { code, text, isSame: false, former: old };
  }
  return { code, text: value === true ? source.text : value, isSame: value === true };
}

function entryOf({ key, page, at }: SourceText, catalogue: Catalogue) {
  return translationsOf(catalogue).entry(key, { page: page?.place, path: () => at.path });
}

/** A change of an entry of a catalogue. */
export interface TranslationChange {
  key: string;
  /** The meaning, if the text has several. */
  meaning?: string;
  value: Catalogue[string];
  /** The key of the entry that it replaces, because its text has changed. */
  replaced?: string;
  /** The keys of all texts in the order of the pages, for a new entry. */
  order: readonly string[];
}

/** The change for a translation; `undefined` if there is no such text or language. */
export function changeFor(
  config: object,
  { code, path, text }: WrittenTranslation,
  { first, languages, texts }: ReadLanguages,
  stale: StaleKeys,
): TranslationChange | undefined {
  const language = languages[code];
  const read = language && readCatalogue(language.texts, texts);
  const source = sourceTexts(config)
    .flat()
    .find(({ at }) => at.path.join("\n") === path.join("\n"));
  if (!source || !read || read.problem !== undefined) return undefined;
  const catalogue = read.texts;
  const found = entryOf(source, catalogue);
  const key = found?.key ?? (isPo(language) ? source.key : shortKey(source.key));
  const old = (found?.value ?? "") === "" ? stale.get(code)?.get(source.key) : undefined;
  const replaced = old !== undefined && Object.hasOwn(catalogue, old) ? old : undefined;
  if (text === undefined && replaced === undefined) return undefined;
  const isGrouped = found !== undefined && isGroup(catalogue[key]);
  return {
    key,
    value: text === undefined ? catalogue[replaced!]! : text === source.text ? true : text,
    ...(isGrouped ? { meaning: found.meaning ?? "*" } : {}),
    ...(replaced === undefined ? {} : { replaced }),
    order: found ? [] : new TranslationWork(config, { code, first, catalogue, isPo: isPo(language) }).order,
  };
}

/**
 * The edits of a JSON text for a change of a catalogue in it.
 * @param place - the path of the catalogue
 * @param has - whether the catalogue has the key of the change
 */
export function translationIntents(
  place: Path,
  { key, meaning, value, replaced, order }: TranslationChange,
  has: boolean,
): Intent[] {
  const own = [...place, key];
  const path = meaning === undefined ? own : [...own, meaning];
  const set: Intent = { do: "set", path, value: value as Json, order };
  if (replaced === undefined) return [set];
  const old = [...place, replaced];
  return has ? [set, { do: "remove", path: old }] : [{ do: "rename", path: old, key }, set];
}

function isPo({ texts }: Pick<Language, "texts">): boolean {
  return typeof texts === "string" && texts.endsWith(".po");
}
