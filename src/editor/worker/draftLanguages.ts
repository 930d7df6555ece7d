import type { Languages } from "../../config/languages";
import { catalogueNames } from "../../languages/catalogueNames";
import { isGroup } from "../../schema/structure";
import { valueAt } from "../../schema/schemaAt";
import type { Path } from "../../schema/walk";
import type { Conflict, SiteLanguages, TranslatedText, WrittenTranslation } from "../messages";
import type { Gesture } from "../text/editLog";
import type { Intent } from "../text/intent";
import type { Step } from "../text/step";
import type { Catalogues, CataloguesOptions } from "./catalogues";
import type { EditedCatalogue } from "./editedCatalogue";
import { loading } from "./onDemand";
import type { Saver } from "./saver";
import type { ReadLanguages, StaleKeys } from "./translations";

/** The further languages of a draft. Most of it is loaded on demand, because most sites have one language. */
export class DraftLanguages {
  /** The code of the further language in which pages are shown. */
  shown: string | undefined;
  /** The catalogue files by their names. */
  readonly files = new Map<string, EditedCatalogue>();
  readonly #options: Omit<CataloguesOptions, "files">;
  #catalogues: Catalogues | undefined;
  #stale: StaleKeys = new Map();

  constructor(options: Omit<CataloguesOptions, "files">) {
    this.#options = options;
  }

  get savers(): readonly Saver[] {
    return Array.from(this.files.values(), ({ saver }) => saver);
  }

  get conflicts(): readonly Conflict[] {
    return [...this.files.values()].flatMap(({ conflicts }) => conflicts);
  }

  /** The texts of the files, for a message. */
  get texts(): { catalogues?: ReadonlyMap<string, { text: string }> } {
    if (this.files.size === 0) return {};
    return { catalogues: new Map(Array.from(this.files, ([name, { text }]) => [name, { text }])) };
  }

  /** Opens the files that the config names. @returns whether there are new ones */
  async follow(languages: Languages): Promise<boolean> {
    const names = [...catalogueNames({ languages })].filter((name) => !this.files.has(name));
    if (names.length === 0) return false;
    const { Catalogues } = await import("./catalogues");
    this.#catalogues ??= new Catalogues({ ...this.#options, files: this.files });
    return this.#catalogues.follow(languages);
  }

  /** Numbers and lists of missing translations in a whole config. */
  async facts(config: object, languages: ReadLanguages): Promise<SiteLanguages> {
    const { languageFacts } = await import("./translations");
    const found = languageFacts(config, languages);
    this.#stale = found.stale;
    return found.languages;
  }

  /** The texts in a value of a config, in each language. */
  async textsIn(config: object, path: Path, languages: ReadLanguages): Promise<TranslatedText[]> {
    const { translatedTexts } = await import("./translations");
    return translatedTexts(config, path, languages, this.#stale);
  }

  /**
   * Writes a translation into its file.
   * @returns the edits of the config, if its translations are in there
   */
  async edit(
    config: unknown,
    translation: WrittenTranslation,
    languages: ReadLanguages,
    gesture: Gesture,
  ): Promise<Intent[]> {
    const { changeFor, translationIntents } = await import("./translations");
    if (!isGroup(config)) return [];
    const { code } = translation;
    const change = await loading(() => changeFor(config, translation, languages, this.#stale));
    const { texts } = languages.languages[code] ?? {};
    if (!change || texts === undefined) return [];
    if (typeof texts === "string") {
      await this.#catalogues?.edit(texts, change, gesture);
      return [];
    }
    const place = ["languages", code, "texts"];
    const written = valueAt(config, place);
    return translationIntents(place, change, isGroup(written) && Object.hasOwn(written, change.key));
  }

  replay(name: string, steps: readonly Step[]): void {
    this.#catalogues?.replay(name, steps);
  }

  async takeOutside(takeTheirs?: readonly Path[]): Promise<void> {
    await this.#catalogues?.takeOutside(takeTheirs);
  }

  async own(): Promise<void> {
    await this.#catalogues?.own();
  }

  async give(): Promise<void> {
    await this.#catalogues?.give();
  }

  async answerEarlier(take: boolean): Promise<void> {
    await this.#catalogues?.answerEarlier(take);
  }
}
