import type { SiteConfig } from "../config/config";
import { notFoundSchema } from "../config/routes";
import { en } from "../words/site/en";
import { type PluralText, type SiteWords, withoutLanguages } from "../words/site/siteWords";
import { withoutRegion } from "../words/knownLanguage";
import type { Labels } from "./page";

type Filled<T> = { [Key in keyof T]-?: Exclude<T[Key], undefined> };

type NotFound = SiteConfig["notFound"];
type News = NonNullable<SiteConfig["news"]>;

/** A config in which no text of the program is missing. */
export type WordedConfig = Omit<SiteConfig, "notFound" | "news"> & {
  notFound: Pick<NotFound, "image"> & Filled<Omit<NotFound, "image">>;
  news:
    | (Omit<News, "heading"> & Filled<Pick<News, "heading">> & { tagLanguages?: Record<string, string> })
    | undefined;
};

const tones = {
  copied: "success",
  copyFailed: "error",
  linkCopied: "success",
  formSent: "success",
  formFailed: "error",
  pageFailed: "error",
  emailOpened: "info",
  emailNotOpened: "info",
  emailTooLong: "error",
} as const;

/** Adds the program's words wherever the owner has written none. */
export function withSiteWords(config: SiteConfig, words: SiteWords = en): WordedConfig {
  const { image, ...notFound } = config.notFound;
  const { title, heading, text, button } = words.notFound;
  const buttons = notFoundSchema.unwrap().shape.buttons.parse([{ label: button, href: "/" }]);
  const standard = Object.entries(tones).map(([name, tone]) => [
    name,
    { ...words.toasts[name as keyof typeof tones], tone },
  ]);
  const filled = {
    ...config,
    labels: labelsIn(config, words.labels),
    toasts: { ...config.toasts, standard: { ...Object.fromEntries(standard), ...config.toasts.standard } },
    notFound: { title, heading, ...(image ? { image } : {}), text, buttons, ...notFound },
    news: config.news && { heading: words.news, ...config.news },
  };
  return filled as unknown as WordedConfig;
}

/** The owner's labels, and for the others the program's. In older configs, "members" is a text, and "oneMember" another. */
function labelsIn({ labels, languages }: SiteConfig, words: SiteWords["labels"]) {
  const { oneMember: one, ...own } = labels;
  const shipped = words.members as PluralText;
  const { members = one === undefined ? shipped : { ...shipped, one } } = own;
  const groups = typeof members === "string" ? { one: one ?? shipped.one, other: members } : members;
  const all = { ...words, ...own, members: groups };
  return Object.keys(languages).length > 0 ? all : withoutLanguages(all);
}

/** Fills in the name of a language, as readers of another language call it. */
export function withLanguage(label: string, code: string, reader: string): string {
  const names = new Intl.DisplayNames(reader, { type: "language" });
  return label.replaceAll("{language}", () => names.of(withoutRegion(code, [reader])) ?? code);
}

/** Labels with the language whose plural rules they follow. */
export function withPluralRules(labels: object, language: string): Labels {
  const entries = Object.entries(labels).map(([name, label]: [string, string | object]) => [
    name,
    typeof label === "string" ? label : { ...label, language },
  ]);
  return Object.fromEntries(entries) as Labels;
}
