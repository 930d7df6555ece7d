import type { Coverage } from "../../../languages/coverage";
import { nameOfLanguage } from "../../../languages/languagesOf";
import { nearestSpelling } from "../../../words/nearest";
import { count, listed, quote, written } from "../../../words/words";
import type { CheckFile, Explanations } from "../../checkFile";
import type { Finding } from "../../finding";
import type { Surroundings } from "../../surroundings";
import { firstLanguage, type ReadLanguage, readLanguages } from "../../translations/languagesOf";

/** Reports texts without a translation once for each language, and entries of texts that the config no longer has. */
export function checkCoverage(config: unknown, surroundings: Surroundings): Finding[] {
  const languages = readLanguages(config, surroundings);
  // Naming a language takes a millisecond, and most sites have only one.
  if (languages.length === 0) return [];
  const first = nameOfLanguage(firstLanguage(config));
  return languages.flatMap((language) =>
    language.read.problem === undefined
      ? [...missingIn(language, first), ...staleIn(language, first), ...unusedIn(language)]
      : [],
  );
}

/** The most pages that a message names. */
const mostPages = 5;

function missingIn(language: ReadLanguage, first: string): Finding[] {
  const { code, coverage, name } = language;
  const { draft, untranslated } = language.language;
  const changed = new Set(coverage.stale.map(({ source }) => source.key));
  const missing = coverage.missing.filter(({ key }) => !changed.has(key)).length;
  // A draft is not finished.
  if (missing === 0 || draft) return [];
  const pages = coverage.pages.filter((page) => page.isUntranslated).map(({ path }) => path);
  const whole =
    untranslated === "leave" ? `do not exist in ${name}` : `appear in ${first} in the folder of ${name}`;
  const consequence =
    pages.length === 0 ? "" : ` Pages that lack most of their text ${whole}: ${namesOf(pages, "page")}.`;
  const message = `${name} lacks ${missing} of ${count(coverage.texts, "translation")}: ${placesOf(coverage)}.${consequence} Translate these texts. The command "translate ${code}" adds them to the catalogue.`;
  return [{ code: "missing-translations", message, ...language.at(), at: "key" }];
}

/** `8 of 9 on /wiki, 3 of 20 on /rules, and 1 outside of pages` */
function placesOf({ missingElsewhere, pages }: Coverage): string {
  const lacking = pages.filter(({ missing }) => missing > 0).sort((one, two) => two.missing - one.missing);
  const others = lacking.slice(mostPages);
  const inOthers = others.reduce((sum, { missing }) => sum + missing, 0);
  return listed(
    [
      ...lacking.slice(0, mostPages).map(({ missing, path, texts }) => `${missing} of ${texts} on ${path}`),
      ...(others.length > 0 ? [`${inOthers} on ${count(others.length, "other page")}`] : []),
      ...(missingElsewhere > 0 ? [`${missingElsewhere} outside of pages`] : []),
    ],
    "and",
  );
}

function namesOf(paths: readonly string[], noun: string): string {
  const more = paths.length - mostPages;
  return more > 1
    ? `${paths.slice(0, mostPages).join(", ")} and ${count(more, `other ${noun}`)}`
    : listed(paths, "and");
}

function staleIn(language: ReadLanguage, first: string): Finding[] {
  return language.coverage.stale.map(({ key, source, isSame }): Finding => {
    const why = isSame
      ? "Only its spaces, case or punctuation changed, so the translation probably still fits."
      : "Check the translation.";
    const effect = source.isCounted
      ? `visitors see the new text in ${first}`
      : "this translation has no effect";
    const message = `The config no longer has the text ${quote(key)}, so ${effect}. ${why} Use the new text as the key: ${written(source.text)}.`;
    const isThere = Object.hasOwn(language.catalogue, source.key);
    const place = language.at(key);
    const rename = { path: place.path, fix: { do: "rename", key: source.key } } as const;
    const remove = { path: language.at(source.key).path, fix: { do: "remove" } } as const;
    return {
      code: "stale-translation",
      message,
      ...place,
      inLanguage: { name: language.name, path: source.at.path },
      at: "key",
      other: source.at.path,
      ...(isSame ? { fix: isThere ? { do: "each", fixes: [remove, rename] } : rename.fix } : {}),
    };
  });
}

/** Comparing more keys with texts would be slow. */
const mostCompared = 100_000;

function unusedIn(language: ReadLanguage): Finding[] {
  const { missing, stale, unused } = language.coverage;
  const changed = new Set(stale.map(({ source }) => source.key));
  const free = missing.map(({ key }) => key).filter((key) => !changed.has(key));
  const isSmall = unused.length * free.length <= mostCompared;
  return unused.map((key): Finding => {
    const meant = isSmall ? nearestSpelling(key, free) : undefined;
    const advice =
      meant === undefined
        ? "Correct the key, or remove the translation."
        : `Did you mean ${quote(meant)}? Correct the key.`;
    return {
      code: "unused-translation",
      message: `The config has no text ${quote(key)}, so this translation has no effect. ${advice}`,
      ...language.at(key),
      at: "key",
      // A translation with a misspelt key is still needed.
      ...(meant === undefined ? { fix: { do: "remove" } } : {}),
    };
  });
}

export const checks: CheckFile = {
  section: "translations",
  codes: {
    "missing-translations": { severity: "warning" },
    "stale-translation": { severity: "warning" },
    "unused-translation": { severity: "warning" },
  },
  siteAdvice: [checkCoverage],
};

const german = (texts: string, title: string) =>
  `{ "version": 1, "site": { "name": "Fernhollow" }, "languages": { "de": { "texts": { ${texts} } } }, "routes": [{ "path": "/", "title": "${title}" }] }`;

export const explanations: Explanations = {
  "missing-translations": {
    meaning: "Some texts have no translation into a language.",
    example: german("", "Home"),
  },
  "stale-translation": {
    meaning: "The text of a translation has changed.",
    example: german('"Welcome to the town.": "Willkommen in der Stadt."', "Welcome to the town!"),
  },
  "unused-translation": {
    meaning: "The config has no text for a translation.",
    example: german('"Home": "Start", "Imprint": "Impressum"', "Home"),
  },
};
