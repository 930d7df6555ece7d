import { describe, expect, it } from "vitest";
import { nearestShipped } from "../../words/site/siteWords";
import { en, type EditorWords } from "./en";
import { fillCount, type Plural } from "./fill";
import { languages, loadWords, setLanguage } from "./words";

type Leaf = string | Plural;

/** The texts by their keys. */
function textsOf(words: object, path = ""): [string, Leaf][] {
  return Object.entries(words).flatMap(([key, value]: [string, Leaf | object]): [string, Leaf][] =>
    typeof value === "string" || "other" in value ? [[path + key, value]] : textsOf(value, `${path}${key}.`),
  );
}

const placeholders = (text: string) => Array.from(text.matchAll(/\{\w+\}/g), String).toSorted();

const all: EditorWords[] = await Promise.all(languages.map((code) => loadWords([code])));

describe("the editor's words", () => {
  it("exist in every language of the program", () => {
    expect(languages).toHaveLength(23);
    expect(languages.map((code) => nearestShipped(code))).toEqual(languages);
    expect(all.map(({ language }) => language)).toEqual(languages);
  });

  it.each(all)("have the keys and placeholders of the English ones in $language", (words) => {
    const texts = textsOf(words);
    expect(texts.map(([key]) => key)).toEqual(textsOf(en).map(([key]) => key));
    const english = new Map(textsOf(en));
    for (const [key, text] of texts) {
      const model = english.get(key)!;
      const inModel = placeholders(typeof model === "string" ? model : model.other);
      expect(placeholders(typeof text === "string" ? text : text.other), key).toEqual(inModel);
      expect(typeof text, key).toBe(typeof model);
    }
  });

  it.each(all)("have each plural category of $language, and no other", (words) => {
    const { pluralCategories } = new Intl.PluralRules(words.language).resolvedOptions();
    for (const [key, text] of textsOf(words)) {
      if (typeof text === "string") continue;
      expect(Object.keys(text).toSorted(), key).toEqual(pluralCategories.toSorted());
      // A text without the amount may only replace a single amount.
      for (const category of ["zero", "few", "many", "other"] as const)
        expect(placeholders(text[category] ?? text.other), key).toContain("{count}");
    }
  });

  it("choose the plural category of the amount", () => {
    const { language, findings } = all.find((words) => words.language === "pl")!;
    expect([1, 3, 5, 22].map((count) => fillCount(language, findings, count))).toEqual([
      "1 uwaga",
      "3 uwagi",
      "5 uwag",
      "22 uwagi",
    ]);
  });
});

describe("the language of the editor", () => {
  it.each([
    [["de-AT", "en"], "de"],
    [["fi", "sv-FI", "en"], "sv"],
    [["en-GB", "de"], "en"],
    [["pt"], "pt-BR"],
    [["zh-TW"], "zh-Hant"],
    [["zh"], "zh-Hans"],
    [["fi"], "en"],
    [[], "en"],
  ])("is the first of %j that exists", async (wanted, language) => {
    expect(await loadWords(wanted)).toHaveProperty("language", language);
  });

  it.each([
    ["ar", "rtl"],
    ["he", "rtl"],
    ["de", "ltr"],
  ])("sets the language and direction of the document: %s", async (code, dir) => {
    const documentElement = { lang: "", dir: "" };
    setLanguage(await loadWords([code]), { documentElement, title: "" } as Document);
    expect(documentElement).toEqual({ lang: code, dir });
  });
});
