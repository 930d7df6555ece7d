import { nearestLanguage } from "../knownLanguage";
import { en } from "./en";

/** A label with an amount: a text for each plural category of the language. */
export type PluralText = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

type Counted = "members" | "mailTooLong" | "tooShort" | "tooLong";

/** The program's words in a language. */
export type SiteWords = Omit<typeof en, "labels"> & {
  labels: Record<Exclude<keyof typeof en.labels, Counted>, string> & Record<Counted, string | PluralText>;
};

/** The labels that only sites with several languages have. */
const ofLanguages = ["language", "offer", "untranslatedPage", "inLanguage"] as const;
export type LanguageLabel = (typeof ofLanguages)[number];

/** The labels for several languages. The build puts them into pages. */
export function languageLabelsIn(labels: object): Record<LanguageLabel, string> {
  const all = labels as Record<LanguageLabel, string>;
  return Object.fromEntries(ofLanguages.map((name) => [name, all[name]])) as typeof all;
}

/** The labels of the frame. */
export function withoutLanguages<L extends object>(labels: L): Omit<L, LanguageLabel> {
  const names: readonly string[] = ofLanguages;
  return Object.fromEntries(Object.entries(labels).filter(([name]) => !names.includes(name))) as L;
}

/** The languages other than English, each loaded only for sites in it. */
const others = {
  de: async () => (await import("./de")).words,
  fr: async () => (await import("./fr")).words,
  es: async () => (await import("./es")).words,
  "pt-BR": async () => (await import("./pt-BR")).words,
  nl: async () => (await import("./nl")).words,
  it: async () => (await import("./it")).words,
  pl: async () => (await import("./pl")).words,
  cs: async () => (await import("./cs")).words,
  ru: async () => (await import("./ru")).words,
  uk: async () => (await import("./uk")).words,
  tr: async () => (await import("./tr")).words,
  "zh-Hans": async () => (await import("./zh-Hans")).words,
  ja: async () => (await import("./ja")).words,
  ko: async () => (await import("./ko")).words,
  id: async () => (await import("./id")).words,
  vi: async () => (await import("./vi")).words,
  ar: async () => (await import("./ar")).words,
  he: async () => (await import("./he")).words,
  hu: async () => (await import("./hu")).words,
  ro: async () => (await import("./ro")).words,
  sv: async () => (await import("./sv")).words,
  "zh-Hant": async () => (await import("./zh-Hant")).words,
};

type Code = keyof typeof others;

const codes = ["en", ...(Object.keys(others) as Code[])] as const;

/** The code of the shipped language that is closest to another. */
export function nearestShipped(code: string): "en" | Code | undefined {
  return nearestLanguage<"en" | Code>(code, codes);
}

/** Loads the words of a language; otherwise English. */
export async function loadSiteWords(code: string): Promise<SiteWords> {
  const nearest = nearestShipped(code) ?? "en";
  return nearest === "en" ? en : others[nearest]();
}
