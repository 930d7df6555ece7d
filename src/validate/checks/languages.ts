import { foldedPath, pagePath, pagePathPattern, slugPattern } from "../../fields/addresses/pagePath";
import { folderOfLanguage, nameOfLanguage } from "../../languages/languagesOf";
import { localPath } from "../../languages/localPath";
import { type Translations, translationsOf } from "../../languages/lookup";
import { isGroup } from "../../schema/structure";
import { valueAt } from "../../schema/schemaAt";
import type { Path } from "../../schema/walk";
import { intendedLanguage, languageProblem } from "../../words/intendedLanguage";
import { knownLanguage } from "../../words/knownLanguage";
import { quote, written } from "../../words/words";
import type { CheckFile, Explanations } from "../checkFile";
import type { Finding } from "../finding";
import { redirectsOf } from "../links/redirectsOf";
import type { Surroundings } from "../surroundings";
import { onEach } from "../visits";
import { firstLanguage, languagesOf, readLanguages } from "../translations/languagesOf";

/** Reports a language that the site has already. */
export function checkRepeatedLanguages(config: unknown): Finding[] {
  const first = firstLanguage(config);
  const seen = new Map([
    [knownLanguage(first), 'It is the first language of the site, set in "site.language".'],
  ]);
  return Object.keys(languagesOf(config)).flatMap((code): Finding[] => {
    const same = seen.get(knownLanguage(code));
    seen.set(knownLanguage(code), "It is already in this list.");
    if (same === undefined) return [];
    const message = `The site has the language ${quote(code)} already. ${same} Remove this entry.`;
    return [{ code: "repeated-language", message, path: ["languages", code], at: "key" }];
  });
}

/** Reports codes that no language has, or that another one replaces. */
export function checkLanguageCodes(config: unknown): Finding[] {
  const languages = languagesOf(config);
  return Object.keys(languages).flatMap((code): Finding[] => {
    const message = languageProblem(code);
    if (message === undefined) return [];
    const key = intendedLanguage(code);
    const isFree = key !== undefined && languages[key] === undefined && key !== firstLanguage(config);
    return [
      {
        code: "unknown-language-code",
        message,
        path: ["languages", code],
        at: "key",
        ...(isFree ? { fix: { do: "rename", key } } : {}),
      },
    ];
  });
}

/** Reports the folder of a language that something else uses. */
export function checkLanguageFolders(config: unknown, { filePaths }: Surroundings): Finding[] {
  const languages = Object.entries(languagesOf(config));
  if (languages.length === 0) return [];
  const files = filePaths();
  const addresses = addressesOf(config);
  const redirects = redirectsOf(config).flatMap(({ path }) => path ?? []);
  const seen = new Map<string, string>();
  return languages.flatMap(([code, language]): Finding[] => {
    const folder = folderOfLanguage(code, language);
    const key = foldedPath(folder);
    const isInside = (path: string) => foldedPath(`${path}/`).startsWith(key);
    const other = seen.get(key);
    const page = addresses.find(isInside) ?? redirects.find((path) => foldedPath(`${path}/`) === key);
    const file = files.find(isInside);
    seen.set(key, code);
    const reason =
      other !== undefined
        ? `The language ${quote(other)} uses it.`
        : page !== undefined
          ? `The address ${quote(page)} is in it.`
          : file !== undefined && `The file ${quote(file)} of public/ is in it.`;
    if (!reason) return [];
    const message = `The pages in ${nameOfLanguage(code, language)} cannot be in the folder ${quote(folder)}. ${reason} Set another folder as the "path" of this language.`;
    return [{ code: "language-folder-taken", message, path: ["languages", code], at: "key" }];
  });
}

/** The addresses of routes and of the news. */
function addressesOf(config: unknown): string[] {
  const routes = valueAt(config, ["routes"]);
  const paths = Array.isArray(routes) ? routes.map((route: unknown) => valueAt(route, ["path"])) : [];
  return [...paths, valueAt(config, ["news", "path"])]
    .filter((path) => typeof path === "string")
    .map(pagePath);
}

/** Reports paths that are no paths, or that two pages of a language share. */
export function checkTranslatedPaths(config: unknown, surroundings: Surroundings): Finding[] {
  return readLanguages(config, surroundings).flatMap((language): Finding[] => {
    const { catalogue, code, name } = language;
    const translations = translationsOf(catalogue);
    const seen = new Map<string, string>();
    return pathsIn(config, code, translations).flatMap(({ source, path, isRight }): Finding[] => {
      if (!isRight) {
        const message = `${quote(path)} cannot be the translation of ${quote(source)}. ${
          source.startsWith("/")
            ? 'Write a path such as "/regeln", with letters, digits and hyphens.'
            : "Write the last part of a path, with letters, digits and hyphens."
        }`;
        return [{ code: "invalid-translated-path", message, ...language.at(source) }];
      }
      const key = foldedPath(path);
      const other = seen.get(key);
      seen.set(key, source);
      if (other === undefined || other === source) return [];
      const message = `In ${name}, the pages ${quote(other)} and ${quote(source)} have the same path ${quote(path)}. Translate one of them to another path.`;
      const own = [source, other].find((one) => Object.hasOwn(catalogue, one));
      return [
        { code: "path-taken-in-language", message, ...language.at(...(own === undefined ? [] : [own])) },
      ];
    });
  });
}

interface TranslatedPath {
  source: string;
  path: string;
  isRight: boolean;
}

/** The paths of routes and posts in a language. */
function pathsIn(config: unknown, code: string, translations: Translations): TranslatedPath[] {
  const entries = (path: Path) => {
    const list = valueAt(config, path);
    return (Array.isArray(list) ? list : []).filter((entry: unknown) => {
      const languages = valueAt(entry, ["languages"]);
      return !Array.isArray(languages) || languages.includes(code);
    }) as unknown[];
  };
  const news = valueAt(config, ["news", "path"]);
  const routes = [...entries(["routes"]).map((route) => valueAt(route, ["path"])), news].filter(
    (path) => typeof path === "string",
  );
  const local = (source: string): TranslatedPath => {
    const own = translations.of(source) ?? source;
    const path = localPath(pagePath(source), translations);
    return { source, path: pagePathPattern.test(own) ? path : own, isRight: pagePathPattern.test(own) };
  };
  const posts = entries(["news", "posts"]).flatMap((post): TranslatedPath[] => {
    const source = valueAt(post, ["slug"]);
    if (typeof source !== "string" || typeof news !== "string") return [];
    const slug = translations.of(source) ?? source;
    const isRight = slugPattern.test(slug);
    return [{ source, path: isRight ? pagePath(`${localPath(news, translations)}/${slug}`) : slug, isRight }];
  });
  return [...routes.map(local), ...posts];
}

/** The addresses of routes and posts in further languages, with their folders, such as `/de/regeln`. */
export function translatedAddresses(config: unknown, surroundings: Pick<Surroundings, "texts">): string[] {
  return readLanguages(config, surroundings).flatMap(({ catalogue, code, language }) => {
    const folder = folderOfLanguage(code, language);
    return pathsIn(config, code, translationsOf(catalogue)).map(({ path }) =>
      pagePath(folder + path.slice(1)),
    );
  });
}

/** Reports entries with languages that the site does not have. */
const checkEntryLanguages = onEach(
  "written",
  (text, { config }): Finding[] => {
    const { value: code, part } = text;
    if (typeof part !== "number") return [];
    const { path } = text;
    const languages = valueAt(config, ["languages"]) ?? {};
    if (path.at(-2) !== "languages" || path[0] === "languages" || !isGroup(languages)) return [];
    const codes = [firstLanguage(config), ...Object.keys(languages)];
    if (codes.includes(code)) return [];
    const message = `The site has no language ${quote(code)}. Use ${codes.map(written).join(" or ")}, or add the language to "languages".`;
    return [{ code: "unknown-language", message, path }];
  },
  (key) => typeof key === "number",
);

export const checks: CheckFile = {
  section: "translations",
  codes: {
    "repeated-language": { severity: "error" },
    "unknown-language-code": { severity: "warning" },
    "language-folder-taken": { severity: "error" },
    "path-taken-in-language": { severity: "error" },
    "invalid-translated-path": { severity: "error" },
    "unknown-language": { severity: "error" },
    "unreadable-catalogue": { severity: "error" },
  },
  general: [checkEntryLanguages],
  site: [checkRepeatedLanguages, checkLanguageCodes, checkLanguageFolders, checkTranslatedPaths],
};

const start = '"version": 1, "site": { "name": "Fernhollow", "language": "en" }';

export const explanations: Explanations = {
  "repeated-language": {
    meaning: "A language is in the site twice.",
    example: `{ ${start}, "languages": { "en": {} }, "routes": [{ "path": "/", "title": "Home" }] }`,
  },
  "unknown-language-code": {
    meaning: "No language has this code, or another code is usual.",
    example: `{ ${start}, "languages": { "ger": { "draft": true } }, "routes": [{ "path": "/", "title": "Home" }] }`,
  },
  "language-folder-taken": {
    meaning: "The folder of a language contains a page, a redirect, a file or another language.",
    example: `{ ${start}, "languages": { "de": {} }, "routes": [{ "path": "/", "title": "Home" }, { "path": "/de", "title": "Deutsch" }] }`,
  },
  "path-taken-in-language": {
    meaning: "Two pages have the same path in a language.",
    example: `{ ${start}, "languages": { "de": { "texts": { "/rules": "/join" } } }, "routes": [{ "path": "/", "title": "Home" }, { "path": "/join", "title": "Join" }, { "path": "/rules", "title": "Rules" }] }`,
  },
  "invalid-translated-path": {
    meaning: "The translation of a path or a slug cannot be part of a URL.",
    example: `{ ${start}, "languages": { "de": { "texts": { "/rules": "/unsere regeln" } } }, "routes": [{ "path": "/", "title": "Home" }, { "path": "/rules", "title": "Rules" }] }`,
  },
  "unknown-language": {
    meaning: "An entry is for a language that the site does not have.",
    example: `{ ${start}, "routes": [{ "path": "/", "title": "Home" }, { "path": "/treffen", "title": "Treffen", "languages": ["de"] }] }`,
  },
  "unreadable-catalogue": {
    meaning: "The file with the translations of a language does not exist or cannot be read.",
    example: `{ ${start}, "languages": { "de": { "texts": "site.de.po" } }, "routes": [{ "path": "/", "title": "Home" }] }`,
  },
};
