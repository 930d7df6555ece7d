import type { Catalogue } from "../../config/languages";
import { applyChanges } from "../../json/changes";
import { readCatalogue } from "../../languages/catalogueFile";
import { type CatalogueEdit, editPo } from "../../languages/editCatalogue";
import type { Conflict } from "../messages";
import type { Place, ReadText } from "../places/place";
import { IndexedText } from "../text/indexedText";
import { type Intent, isRefused } from "../text/intent";
import { applyIntents } from "../text/intentSteps";
import { mergeCatalogues } from "./mergeCatalogues";
import type { Side } from "../text/merging";
import { changesOf, type Step } from "../text/step";
import type { Json } from "../text/intent";
import { Saver } from "./saver";
import { type TranslationChange, translationIntents } from "./translations";

/** Versions of a catalogue's text to merge. */
interface Versions {
  base: string;
  mine: string;
  theirs: string;
}

interface Options {
  name: string;
  /** The code of its language, for a new PO file. */
  code: string;
  place: Place;
  first: ReadText;
  onSaving: () => void;
  onChanged: () => void;
}

/** A file with translations that is being edited and saved, beside the config. */
export class EditedCatalogue {
  text: string;
  readonly saver: Saver;
  /** The questions that the owner has to answer. */
  conflicts: readonly Conflict[] = [];
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
    this.text = options.first.text;
    this.saver = new Saver(options.first, {
      place: options.place,
      text: () => this.text,
      onSaving: options.onSaving,
      onChanged: options.onChanged,
    });
  }

  /** The text after a change of an entry; a sentence if it is not possible. */
  with(change: TranslationChange): string | { refused: string } {
    const { key, meaning, order, value } = change;
    if (this.#isPo) return this.#withEdits(this.text, [{ key, value: ofMeaning(value, meaning) }], order);
    const has = Object.hasOwn(this.#read(this.text), key);
    return edited(this.text, translationIntents([], change, has));
  }

  /** Undoes or redoes changes. */
  replay(steps: readonly Step[]): void {
    this.text = steps.reduce((text, step) => applyChanges(text, changesOf(step)), this.text);
  }

  /**
   * Merges a text that was changed elsewhere. Conflicts without an answer stay.
   * @returns the merged text; `undefined` if there are open questions; a sentence if a text cannot be read
   */
  merge(
    versions: Versions,
    choose: (conflict: Conflict) => Side | undefined,
  ): string | undefined | { refused: string } {
    const { name, code } = this.#options;
    const broken = (["theirs", "mine"] as const).find((one) => this.#problem(versions[one]) !== undefined);
    if (broken) return { refused: this.#problem(versions[broken])! };
    const [base, mine, theirs] = [versions.base, versions.mine, versions.theirs].map((one) =>
      this.#read(one),
    );
    const asked: Conflict[] = [];
    let isOpen = false;
    const { edits } = mergeCatalogues({ base: base!, mine: mine!, theirs: theirs! }, ({ key, ...sides }) => {
      const conflict = { path: ["languages", code, name, key], ...sides };
      const choice = choose(conflict);
      asked.push(conflict);
      isOpen ||= choice === undefined;
      return choice;
    });
    this.conflicts = isOpen ? asked : [];
    return isOpen ? undefined : this.#withEdits(versions.theirs, edits, Object.keys(mine!));
  }

  get #isPo(): boolean {
    return this.#options.name.endsWith(".po");
  }

  #withEdits(
    text: string,
    edits: readonly CatalogueEdit[],
    order: readonly string[],
  ): string | { refused: string } {
    if (edits.length === 0) return text;
    if (this.#isPo) {
      const { code, name } = this.#options;
      return editPo(text, edits, { order, code }) ?? { refused: `${name} cannot be changed.` };
    }
    const intents = edits.map(({ key, value }): Intent => {
      return { do: "set", path: [key], value: value as Json, order };
    });
    return edited(text, intents);
  }

  #problem(text: string): string | undefined {
    return readCatalogue(this.#options.name, () => ({ text })).problem;
  }

  #read(text: string): Catalogue {
    const read = readCatalogue(this.#options.name, () => ({ text }));
    return read.problem === undefined ? read.texts : {};
  }
}

function edited(text: string, intents: readonly Intent[]): string | { refused: string } {
  const applied = applyIntents(new IndexedText(text.trim() === "" ? "{}\n" : text), intents);
  return isRefused(applied) ? applied : applied.after.text;
}

function ofMeaning(value: Catalogue[string], meaning: string | undefined): Catalogue[string] {
  return meaning === undefined || typeof value === "object" ? value : { [meaning]: value };
}
