import { lstatSync } from "node:fs";
import { dirname, join } from "node:path";
import { readCatalogue } from "../languages/catalogueFile";
import { type CatalogueEdit, editJson, editPo } from "../languages/editCatalogue";
import { nameOfLanguage } from "../languages/languagesOf";
import { TranslationWork } from "../languages/translationWork";
import { ConfigFileError } from "../node/input/configText";
import { writeText } from "../node/input/fixFile";
import { replaceFile } from "../node/replaceFile";
import { isGroup } from "../schema/structure";
import { type Diagnostic, isError } from "../validate/diagnostic";
import type { Surroundings } from "../validate/surroundings";
import { firstLanguage, languagesOf } from "../validate/translations/languagesOf";
import { validate } from "../validate/validate";
import { languageProblem, usualCode } from "../words/intendedLanguage";
import { quote } from "../words/words";

/** A language of a site that is being translated. */
export interface OpenedLanguage {
  code: string;
  name: string;
  work: TranslationWork;
}

/** A site whose catalogues are read and written. */
export class TranslatedSite {
  readonly file: string;
  readonly text: string;
  readonly value: Record<string, unknown>;
  readonly #surroundings: Surroundings;

  constructor(file: string, text: string, value: Record<string, unknown>, surroundings: Surroundings) {
    this.file = file;
    this.text = text;
    this.value = value;
    this.#surroundings = surroundings;
  }

  /**
   * The code of a language as the config has it, otherwise in its usual spelling.
   * @throws ConfigFileError if it is no code of a language
   */
  codeOf(written: string): string {
    const code = usualCode(written);
    const languages = this.value["languages"];
    const known = [firstLanguage(this.value), ...Object.keys(isGroup(languages) ? languages : {})];
    if (known.includes(written)) return written;
    if (code === undefined) throw new ConfigFileError(languageProblem(written));
    return known.find((one) => usualCode(one) === code) ?? code;
  }

  /** @throws ConfigFileError if the language or its catalogue cannot be read */
  open(code: string): OpenedLanguage {
    const first = firstLanguage(this.value);
    if (code === first)
      throw new ConfigFileError(
        `${quote(code)} is the first language of the site. Its texts are in the config.`,
      );
    const language = languagesOf(this.value)[code];
    const written = this.value["languages"];
    if (!language && isGroup(written) && Object.hasOwn(written, code))
      throw new ConfigFileError(`The language ${quote(code)} in the config has errors. Fix them first.`);
    const { problem, texts = {} } = this.#read(code) as { problem?: string; texts?: object };
    if (problem !== undefined) throw new ConfigFileError(problem);
    const isPo = this.#nameOf(code)?.endsWith(".po") === true;
    const work = new TranslationWork(this.value, {
      code,
      first,
      catalogue: texts as Record<string, string>,
      isPo,
    });
    return { code, name: nameOfLanguage(code, language), work };
  }

  /** Whether the config has a language. */
  has(code: string): boolean {
    return languagesOf(this.value)[code] !== undefined;
  }

  /** The file with the translations of a language. */
  placeOf(code: string): string {
    const name = this.#nameOf(code);
    return name === undefined ? this.file : join(dirname(this.file), name);
  }

  /**
   * Writes entries into the catalogue of a language. A new language is a draft, because its pages are not ready yet.
   * @returns errors that this would cause; nothing is written then
   */
  write(code: string, work: TranslationWork, edits: readonly CatalogueEdit[]): readonly Diagnostic[] {
    const name = this.#nameOf(code);
    const before = name === undefined ? this.text : this.#textOf(name);
    const { order } = work;
    const path = ["languages", code];
    const start = { path, value: { draft: true, texts: {} } };
    const changed =
      name === undefined
        ? editJson(before, [...path, "texts"], edits, { order, ...(this.has(code) ? {} : { start }) })
        : name.endsWith(".po")
          ? editPo(before, edits, { order, code })
          : editJson(before.trim() === "" ? "{}\n" : before, [], edits, { order });
    if (changed === undefined)
      throw new ConfigFileError(
        `The translations cannot be added to ${this.placeOf(code)}. Check its format.`,
      );
    const texts = (one: string) => (one === name ? { text: changed } : this.#surroundings.texts!(one));
    const { diagnostics } = validate(name === undefined ? changed : this.text, {
      ...this.#surroundings,
      texts,
    });
    const known = new Set(
      validate(this.text, this.#surroundings).diagnostics.filter(isError).map(identityOf),
    );
    const caused = diagnostics.filter(isError).filter((error) => !known.has(identityOf(error)));
    if (caused.length > 0 || changed === before) return caused;
    if (this.#isNew(name)) replaceFile(this.placeOf(code), changed);
    else writeText(this.placeOf(code), before, changed);
    return [];
  }

  #read(code: string) {
    const texts = languagesOf(this.value)[code]?.texts ?? {};
    if (typeof texts === "string" && this.#isNew(texts)) return { texts: {} };
    return readCatalogue(texts, this.#surroundings.texts);
  }

  #isNew(name: string | undefined): boolean {
    if (name === undefined) return false;
    return lstatSync(join(dirname(this.file), name), { throwIfNoEntry: false }) === undefined;
  }

  #nameOf(code: string): string | undefined {
    const texts = languagesOf(this.value)[code]?.texts;
    return typeof texts === "string" ? texts : undefined;
  }

  #textOf(name: string): string {
    const read = this.#surroundings.texts!(name);
    return "text" in read ? read.text : "";
  }
}

function identityOf({ code, message }: Diagnostic): string {
  return `${code} ${message}`;
}
