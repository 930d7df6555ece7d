import type { Cursor } from "../../schema/cursor";
import { inline } from "../../schema/exampleOf";
import { isGroup } from "../../schema/structure";
import type { Path } from "../../schema/walk";
import type { Fix } from "../../json/fix";
import { nameOfLanguage } from "../../languages/languagesOf";
import { pagePath } from "../../fields/addresses/pagePath";
import { quote, shortened } from "../../words/words";
import type { Finding } from "../finding";
import { firstLanguage } from "../translations/languagesOf";
import { valueAt } from "../../schema/schemaAt";

type Texts = Record<string, string>;

const code = /^[a-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*$/;
const codeKeys = ["code", "language", "lang", "locale", "id"];
const labelKeys = ["label", "name", "title"];
/** In characters. */
const longestExample = 120;

/** Languages in the forms of other programs: as a list, and texts with their translations in place. */
export function findLanguageForms(config: Cursor): Finding[] {
  return [...languageList(config), ...textsInPlace(config)];
}

function languageList(config: Cursor): Finding[] {
  const place = config.child("languages");
  if (!Array.isArray(place.value)) return [];
  const first = firstLanguage(config.value);
  const entries = place.value.map(languageOf);
  const others = entries.filter((one) => one !== undefined && one[0] !== first);
  const all = Object.fromEntries(others as [string, object][]);
  const isSure = !entries.includes(undefined) && place.accepts(all);
  const example = isSure && inline(all).length <= longestExample ? all : { de: {} };
  const message = `"languages" must be an object with each further language under its code, but is a list. Use "languages": ${inline(example)}.`;
  return [
    {
      code: "wrong-type",
      message,
      path: place.path,
      at: "opening",
      ...(isSure ? { fix: { do: "replace", value: all } } : {}),
    },
  ];
}

function languageOf(entry: unknown): [string, object] | undefined {
  if (typeof entry === "string") return code.test(entry) ? [entry.replaceAll("_", "-"), {}] : undefined;
  if (!isGroup(entry)) return undefined;
  const named = codeKeys.find((key) => typeof entry[key] === "string" && code.test(entry[key]));
  if (named === undefined) return undefined;
  const labelled = labelKeys.find((key) => typeof entry[key] === "string");
  const { [named]: own, ...others } = entry;
  const rest = Object.fromEntries(Object.entries(others).filter(([key]) => key !== labelled));
  const label = labelled === undefined ? {} : { label: entry[labelled] };
  return [String(own).replaceAll("_", "-"), { ...label, ...rest }];
}

interface InPlace {
  path: Path;
  text: string;
  translations: Texts;
}

/** Texts that are objects with a text for each language. The fix of the first one is for all of them. */
function textsInPlace(config: Cursor): Finding[] {
  const first = firstLanguage(config.value);
  const found: InPlace[] = [];
  collect(config.value, []);
  const fix = moveToCatalogues(config.value, found);
  return found.map(({ path, text, translations }, index): Finding => {
    const entries = Object.entries(translations);
    const shown = inline(
      Object.fromEntries(
        entries.slice(0, 1).map(([one, own]) => [one, { texts: { [shortened(text)]: shortened(own) } }]),
      ),
    );
    const message = `A text is written in one language, here ${nameOfLanguage(first)}. Use ${quote(text)}, and put its translations into "languages", such as "languages": ${shown}.`;
    return {
      code: "wrong-type",
      message,
      path,
      at: "opening",
      ...(index === 0 && fix ? { fix } : {}),
    };
  });

  function collect(value: unknown, path: Path): void {
    if (Array.isArray(value)) return value.forEach((entry, index) => collect(entry, [...path, index]));
    if (!isGroup(value)) return;
    const { [first]: text, ...others } = value;
    const codes = Object.keys(others);
    const isTexts =
      codes.length > 0 && codes.every((key) => code.test(key) && typeof others[key] === "string");
    if (typeof text === "string" && isTexts && config.at(path).accepts(text)) {
      found.push({ path, text, translations: others as Texts });
      return;
    }
    for (const [key, inner] of Object.entries(value))
      if (path.length > 0 || key !== "languages") collect(inner, [...path, key]);
  }
}

/** Moves the translations of texts into the catalogues; `undefined` if one of them would be lost. */
function moveToCatalogues(config: unknown, found: readonly InPlace[]): Fix | undefined {
  if (found.length === 0) return undefined;
  const catalogues = new Map<string, Map<string, Map<string, string>>>();
  for (const { path, text, translations } of found)
    for (const [written, translation] of Object.entries(translations)) {
      const texts = catalogues.get(written.replaceAll("_", "-")) ?? new Map<string, Map<string, string>>();
      catalogues.set(written.replaceAll("_", "-"), texts);
      const meanings = texts.get(text) ?? new Map<string, string>();
      texts.set(text, meanings);
      const place = placeOf(config, path);
      if ((meanings.get(place) ?? translation) !== translation) return undefined;
      meanings.set(place, translation);
    }
  const added = Array.from(
    catalogues,
    ([own, texts]) => [own, Object.fromEntries(Array.from(texts, entryOf))] as const,
  );
  const fixes = additions(config, added);
  if (!fixes) return undefined;
  const replaced = found.map(({ path, text }) => ({ path, fix: { do: "replace", value: text } as const }));
  return { do: "each", fixes: [...replaced, ...fixes] };
}

/** One translation for all places, or a group with one for each. */
function entryOf([text, meanings]: [string, Map<string, string>]): [string, string | Texts] {
  const different = new Set(meanings.values());
  return [text, different.size === 1 ? [...different][0]! : Object.fromEntries(meanings)];
}

/** A place as catalogues name it. */
function placeOf(config: unknown, path: Path): string {
  const key = String(path.findLast((part) => typeof part === "string"));
  const page = path[0] === "routes" ? valueAt(config, [...path.slice(0, 2), "path"]) : undefined;
  return typeof page === "string" ? `${pagePath(page)} ${key}` : key;
}

/** Adds texts to the catalogues of a config; `undefined` if they are in other files or already have other translations. */
function additions(
  config: unknown,
  added: readonly (readonly [string, Record<string, string | Texts>])[],
): { path: Path; fix: Fix }[] | undefined {
  const languages = valueAt(config, ["languages"]);
  const isEmpty = isGroup(languages) && Object.keys(languages).length === 0;
  if (languages === undefined || isEmpty) {
    const value = Object.fromEntries(added.map(([own, texts]) => [own, { texts }]));
    return [{ path: ["languages"], fix: { do: isEmpty ? "replace" : "add", value } }];
  }
  if (!isGroup(languages)) return undefined;
  const fixes = added.map(([own, texts]): { path: Path; fix: Fix }[] | undefined => {
    const path = ["languages", own];
    const language = languages[own];
    if (language === undefined) return [{ path, fix: { do: "add", value: { texts } } }];
    if (!isGroup(language)) return undefined;
    if (Object.keys(language).length === 0) return [{ path, fix: { do: "replace", value: { texts } } }];
    const known = language["texts"];
    const at = [...path, "texts"];
    if (known === undefined) return [{ path: at, fix: { do: "add", value: texts } }];
    if (!isGroup(known)) return undefined;
    if (Object.keys(known).length === 0) return [{ path: at, fix: { do: "replace", value: texts } }];
    const fresh = Object.entries(texts).filter(([text]) => !Object.hasOwn(known, text) || known[text] === "");
    const lost = Object.entries(texts).filter(
      ([text, own]) => Object.hasOwn(known, text) && known[text] !== "" && known[text] !== own,
    );
    if (lost.length > 0) return undefined;
    return fresh.map(([text, value]) => ({
      path: [...at, text],
      fix: { do: Object.hasOwn(known, text) ? "replace" : "add", value },
    }));
  });
  return fixes.includes(undefined) ? undefined : (fixes as { path: Path; fix: Fix }[][]).flat();
}
