import type { Catalogue } from "../config/languages";
import { type Coverage, coverageOf } from "./coverage";
import type { CatalogueEdit } from "./editCatalogue";
import { shortKey, sourceKey } from "./keys";
import { type Translations, translationsOf } from "./lookup";
import type { PoEntry, WrittenPoEntry } from "./po";
import { isShownIn, isWrittenIn, type SourceText, sourceTexts } from "./sourceTexts";

/** A language of a config, and the catalogue that is translated. */
export interface TranslatedLanguage {
  code: string;
  /** The code of the first language. */
  first: string;
  catalogue: Catalogue;
  /** Whether the catalogue is a PO file, in which keys are never shortened. */
  isPo: boolean;
}

/** An entry to export, with the text that it is for. */
export interface ExportedEntry extends WrittenPoEntry {
  of: SourceText;
}

/** A translated entry of a PO file that no text of the config needs or that is not finished. */
export type SkippedEntry = Pick<PoEntry, "source" | "spans">;

export interface Imported {
  edits: CatalogueEdit[];
  /** Finished entries whose translations are in the catalogue afterwards. */
  finished: number;
  fuzzy: SkippedEntry[];
  unknown: SkippedEntry[];
  /** Entries with another translation for the same text and place. */
  repeated: SkippedEntry[];
}

/** The work of translators on a config: the texts of a language with their entries. */
export class TranslationWork {
  readonly coverage: Coverage;
  readonly #language: TranslatedLanguage;
  readonly #translations: Translations;
  /** The different texts in the order of the pages. */
  readonly #sources: ReadonlyMap<string, SourceText>;

  constructor(config: object, language: TranslatedLanguage) {
    const { catalogue, code, first } = language;
    this.#language = language;
    this.#translations = translationsOf(catalogue);
    const texts = sourceTexts(config);
    this.coverage = coverageOf(texts, catalogue, { code, first });
    const sources = new Map<string, SourceText>();
    for (const source of texts.flat())
      if (isShownIn(source, code) && !isWrittenIn(source, code, first) && !sources.has(source.key))
        sources.set(source.key, source);
    this.#sources = sources;
  }

  /** The keys of all texts in the order of the pages. */
  get order(): string[] {
    return Array.from(this.#sources.keys(), (source) => this.#keyOf(source));
  }

  /** Empty entries for the texts without an entry. */
  missing(): CatalogueEdit[] {
    return this.coverage.missing.flatMap(({ key: source }): CatalogueEdit[] => {
      const key = this.#keyOf(source);
      // No JSON file can have this key.
      if (key === "__proto__" && !this.#language.isPo) return [];
      const known = this.#valueOf(key);
      if (known === undefined) return [{ key, value: "" }];
      return typeof known !== "object" || Object.hasOwn(known, "*")
        ? []
        : [{ key, value: { ...known, "*": "" } }];
    });
  }

  /** All texts that need a translation or have one, with it. */
  exported(): ExportedEntry[] {
    const stale = new Map(this.coverage.stale.map(({ key, source }) => [source.key, key]));
    const missing = new Set(this.coverage.missing.map(({ key }) => key));
    return [...this.#sources.values()].flatMap((source): ExportedEntry[] => {
      const key = this.#keyOf(source.key);
      const value = this.#valueOf(key);
      if (value === undefined && !source.isCounted) return [];
      const former = value === undefined || value === "" ? stale.get(source.key) : undefined;
      const start = { of: source, source: source.key };
      if (former !== undefined) {
        const old = this.#language.catalogue[former];
        const text = typeof old === "object" ? (Object.values(old)[0] ?? "") : (old ?? "");
        return [{ ...start, text: text === true ? source.key : text, previous: former }];
      }
      const textOf = (one: string | true) => (one === true ? source.key : one);
      if (typeof value !== "object") return [{ ...start, text: textOf(value ?? "") }];
      const meanings = Object.entries(value).map(([context, own]) => ({
        ...start,
        text: textOf(own),
        ...(context === "*" ? {} : { context }),
      }));
      const isWhole = Object.hasOwn(value, "*") || !missing.has(source.key);
      return isWhole ? meanings : [...meanings, { ...start, text: "" }];
    });
  }

  /** Compares the entries of a PO file with the catalogue. */
  imported(entries: readonly PoEntry[]): Imported {
    const result: Imported = { edits: [], finished: 0, fuzzy: [], unknown: [], repeated: [] };
    const changed = new Map<string, Catalogue[string]>();
    const seen = new Map<string, string>();
    for (const entry of entries) {
      const { context = "*", isFuzzy, source: written, text } = entry;
      const source = sourceKey(written);
      const place = `${source}\n${context}`;
      // The first entry has facts about the file, and empty ones are not translated yet.
      if (written === "" || text === "") continue;
      if (!this.#sources.has(source)) result.unknown.push(entry);
      else if (isFuzzy) result.fuzzy.push(entry);
      else if ((seen.get(place) ?? text) !== text) result.repeated.push(entry);
      else {
        result.finished++;
        const key = this.#keyOf(source);
        const known = changed.get(key) ?? this.#valueOf(key);
        const value = merged(known, context, text, source);
        if (value !== known) changed.set(key, value);
      }
      seen.set(place, text);
    }
    result.edits = Array.from(changed, ([key, value]) => ({ key, value }));
    return result;
  }

  /** A key can be the name of a property that every object has. */
  #valueOf(key: string): Catalogue[string] | undefined {
    const { catalogue } = this.#language;
    return Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;
  }

  #keyOf(source: string): string {
    const found = this.#translations.entry(source);
    if (found) return found.key;
    return this.#language.isPo ? source : shortKey(source);
  }
}

/** An entry with another translation at a place; the same entry if it has that translation already. */
function merged(
  known: Catalogue[string] | undefined,
  context: string,
  text: string,
  source: string,
): Catalogue[string] {
  const value = text === source ? true : text;
  const isSame = (one: string | true | undefined) => one === text || (one === true && value === true);
  if (typeof known === "object") return isSame(known[context]) ? known : { ...known, [context]: value };
  if (context === "*") return isSame(known) ? known! : value;
  return { ...(known === undefined || known === "" ? {} : { "*": known }), [context]: value };
}
