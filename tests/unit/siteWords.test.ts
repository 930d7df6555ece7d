import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { buildFiles } from "../../src/core/buildFiles";
import { nodeWorld } from "../../src/node/input/nodeWorld";
import { PublicFolder } from "../../src/node/input/publicFolder";
import { en } from "../../src/words/site/en";
import { loadSiteWords, nearestShipped } from "../../src/words/site/siteWords";
import { scripts } from "../property/rendering";
import { isWhole, someOf } from "../property/share";
import { root } from "../sites/configs";

/** The quotation marks of each language. */
const quotes: Record<string, string> = {
  de: "„“",
  fr: "«»",
  es: "«»",
  "pt-BR": "“”",
  nl: "‘’",
  it: "«»",
  pl: "„”",
  cs: "„“",
  ru: "«»",
  uk: "«»",
  tr: "“”",
  "zh-Hans": "“”",
  ja: "「」",
  ko: "‘’",
  id: "“”",
  vi: "“”",
  ar: "«»",
  he: "””",
  hu: "„”",
  ro: "„”",
  sv: "””",
  "zh-Hant": "「」",
};

const codes = readdirSync(join(root, "src/words/site"))
  .map((name) => name.replace(".ts", ""))
  .filter((code) => code !== "en" && code !== "siteWords");

/** Every text of a language's words by its key. A label with plural forms has one for each. */
function textsOf(value: unknown, path = ""): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  return Object.entries(value as object).flatMap(([key, one]) => textsOf(one, path ? `${path}.${key}` : key));
}

const withoutForm = (path: string) => path.replace(/\.(?:zero|one|two|few|many|other)$/, "");
const english = new Map(textsOf(en).map(([path, text]) => [withoutForm(path), text]));
const placeholdersIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

test("every file is a known language with its quotation marks", () => {
  expect(codes.sort()).toEqual(Object.keys(quotes).sort());
});

describe.each(codes)("words in %s", async (code) => {
  const words = await loadSiteWords(code);
  const texts = textsOf(words);

  test("have every key of the English words", () => {
    expect([...new Set(texts.map(([path]) => withoutForm(path)))]).toEqual([...english.keys()]);
  });

  test("have every placeholder; the forms for one and two may spell the amount out", () => {
    const changed = texts.filter(([path, text]) => {
      const wanted = placeholdersIn(english.get(withoutForm(path))!);
      const found = placeholdersIn(text);
      return found.join() !== wanted.join() && !(/\.(?:one|two)$/.test(path) && found.length === 0);
    });
    expect(changed).toEqual([]);
  });

  test("have every plural category of the language", () => {
    const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
    const forms = Object.values(words.labels).flatMap((label) =>
      typeof label === "object" ? [Object.keys(label).sort()] : [],
    );
    expect(forms).toEqual(forms.map(() => [...pluralCategories].sort()));
  });

  test("are not English", () => {
    const same = texts.filter(([path, text]) => text === english.get(path) && !sameInEnglish.has(text));
    expect(same).toEqual([]);
  });

  test("have the quotation marks of the language", () => {
    const [open, close] = quotes[code]!;
    const quoted = texts.filter(([path]) => english.get(withoutForm(path))!.includes("“"));
    for (const [path, text] of quoted) {
      const marks = [...text.matchAll(/[“”„«»「」‘]|(?<!\p{Script=Latin})’|’(?!\p{Script=Latin})/gu)].map(
        String,
      );
      expect(marks.join("").replaceAll(`${open}${close}`, ""), path).toBe("");
      expect(marks.length, path).toBeGreaterThan(0);
    }
  });

  test("are at most 1.6 times as long as in English", () => {
    const long = texts.filter(([path, text]) => {
      const { length } = english.get(withoutForm(path))!;
      return (
        text.length > Math.max(1.6 * length, length + shortRoom) &&
        path !== "labels.skipSidebar" &&
        !longerAllowed.has(`${code} ${path}`)
      );
    });
    expect(long).toEqual([]);
  });
});

/** Only screen readers and keyboard users meet `skipSidebar`. Short labels may grow by this many characters, because one word is often twice as long as another. */
const shortRoom = 10;

const longerAllowed = new Set(["fr labels.searchTable"]);

/** Texts that are the same in English and another language. */
const sameInEnglish = new Set(
  [
    "404",
    "Tip",
    "Online",
    "Offline",
    "{count} online",
    "optional",
    "No",
    "Important",
    "Page {number}",
    "Pagination",
  ].concat(["Tags", "Notifications", "was", "Details", "(in {language})"]),
);

const examples = readdirSync(join(root, "examples"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe.each(isWhole ? examples : examples.slice(0, 1))("examples/%s", (name) => {
  const file = join(root, "examples", name, "site.config.json");
  const source = readFileSync(file, "utf8");
  const world = {
    ...nodeWorld(dirname(file), new PublicFolder(join(dirname(file), "public"))),
    now: () => Date.parse("2026-11-22T12:00Z"),
  };

  test.each(someOf(codes))("has no English words of the program in %s", async (code) => {
    const { labels: _labels, ...config } = JSON.parse(source);
    const kept = { ...config, site: { ...config.site, language: code } };
    const { files } = await buildFiles(JSON.stringify(kept), world, scripts);
    expect(files).toBeDefined();
    const phrases = textsOf(en)
      .flatMap(([, text]) => text.split(/\{\w+\}/))
      .map((phrase) => phrase.trim())
      .filter((phrase) => phrase.includes(" ") && !source.includes(phrase));
    for (const [path, bytes] of files!) {
      if (!/\.(?:html|json|xml)$/.test(path)) continue;
      const text = new TextDecoder().decode(bytes);
      expect(
        phrases.filter((phrase) => text.includes(phrase)),
        path,
      ).toEqual([]);
    }
  });
});

describe("the nearest shipped language", () => {
  test.each([
    ["de-AT", "de"],
    ["pt", "pt-BR"],
    ["pt-PT", "pt-BR"],
    ["zh", "zh-Hans"],
    ["zh-TW", "zh-Hant"],
    ["zh-HK", "zh-Hant"],
    ["en-GB", "en"],
    ["iw", "he"],
    ["fi", undefined],
    ["sr", undefined],
    ["not-a-language-code", undefined],
  ])("of %s is %s", (code, nearest) => {
    expect(nearestShipped(code)).toBe(nearest);
  });

  test("falls back to English", async () => {
    expect(await loadSiteWords("fi")).toBe(en);
  });
});
