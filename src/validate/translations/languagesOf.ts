import type { Catalogue, Language, Languages } from "../../config/languages";
import { memoizeByObject } from "../../json/memoizeByObject";
import { parseLanguages, type ReadCatalogue, readCatalogue } from "../../languages/catalogueFile";
import { type Coverage, coverageOf, type UsedEntry } from "../../languages/coverage";
import { nameOfLanguage } from "../../languages/languagesOf";
import { sourceTexts } from "../../languages/sourceTexts";
import { valueAt } from "../../schema/schemaAt";
import { isGroup } from "../../schema/structure";
import type { Finding } from "../finding";
import type { Surroundings } from "../surroundings";

const parsedLanguages = memoizeByObject(
  (languages: Record<string, unknown>): Languages => parseLanguages(languages) ?? {},
);

/** The valid languages of a config, without its first. */
export function languagesOf(config: unknown): Languages {
  const languages = valueAt(config, ["languages"]);
  if (!isGroup(languages) || Object.keys(languages).length === 0) return {};
  return parsedLanguages(languages);
}

/** The code of a config's first language. */
export function firstLanguage(config: unknown): string {
  const code = valueAt(config, ["site", "language"]);
  return typeof code === "string" ? code : "en";
}

/** A further language of a config, with its catalogue. */
export class ReadLanguage {
  readonly code: string;
  readonly name: string;
  readonly language: Language;
  readonly read: ReadCatalogue;
  readonly #config: object;
  #coverage: Coverage | undefined;

  constructor(config: object, [code, language]: [string, Language], texts: Surroundings["texts"]) {
    this.#config = config;
    this.code = code;
    this.name = nameOfLanguage(code, language);
    this.language = language;
    this.read = readCatalogue(language.texts, texts);
  }

  /** Its translations; empty if they cannot be read. */
  get catalogue(): Catalogue {
    return this.read.problem === undefined ? this.read.texts : {};
  }

  get coverage(): Coverage {
    const languages = { code: this.code, first: firstLanguage(this.#config) };
    this.#coverage ??= coverageOf(textsOf(this.#config), this.catalogue, languages);
    return this.#coverage;
  }

  /** The place of its catalogue, of an entry, or of one meaning. */
  at(...keys: string[]): Pick<Finding, "path" | "file" | "inLanguage"> {
    const { texts } = this.language;
    const inLanguage = { name: this.name };
    return typeof texts === "string" && keys.length > 0
      ? { path: keys, file: texts, inLanguage }
      : { path: ["languages", this.code, ...(keys.length > 0 ? ["texts"] : []), ...keys], inLanguage };
  }

  /** The place of a translation, described as the place of its text. */
  atEntry({ key, meaning, source }: Pick<UsedEntry, "key" | "meaning" | "source">) {
    const place = this.at(key, ...(meaning === undefined || !isGroup(this.catalogue[key]) ? [] : [meaning]));
    return { ...place, inLanguage: { name: this.name, path: source.at.path } };
  }
}

/** The texts of a config, by page. */
export const textsOf = memoizeByObject(sourceTexts);

const readIn = memoizeByObject((config: object) =>
  memoizeByObject(({ texts }: Pick<Surroundings, "texts">) =>
    Object.entries(languagesOf(config)).map((one) => new ReadLanguage(config, one, texts)),
  ),
);

/** Configs with translated texts, which have the languages of the written one. */
const writtenConfigs = new WeakMap<object, object>();

/** Notes that a config has the languages of another one. */
export function shareLanguages(config: object, written: object): void {
  writtenConfigs.set(config, written);
}

/** The further languages of a config with their catalogues, read once. */
export function readLanguages(
  config: unknown,
  surroundings: Pick<Surroundings, "texts">,
): readonly ReadLanguage[] {
  const owner = isGroup(config) ? (writtenConfigs.get(config) ?? config) : undefined;
  return isGroup(owner) && isGroup(owner["languages"]) ? readIn(owner)(surroundings) : [];
}
