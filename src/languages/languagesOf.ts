import type { SiteConfig } from "../config/config";
import type { Language } from "../config/languages";
import { knownLanguage } from "../words/knownLanguage";

/** The folder of a language, with a slash at both ends. */
export function folderOfLanguage(code: string, { path }: Pick<Language, "path"> = {}): string {
  return path ?? `/${code.toLowerCase()}/`;
}

/** The name of a language in the language itself. */
export function nameOfLanguage(code: string, { label }: Pick<Language, "label"> = {}): string {
  if (label !== undefined) return label;
  const language = knownLanguage(code);
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? code;
  const [first = "", ...rest] = name;
  return first.toLocaleUpperCase(language) + rest.join("");
}

/** The codes of the further languages, with drafts only if they are shown. */
export function furtherLanguages({ languages }: SiteConfig, showsDrafts = false): string[] {
  return Object.entries(languages).flatMap(([code, { draft }]) => (draft && !showsDrafts ? [] : [code]));
}
