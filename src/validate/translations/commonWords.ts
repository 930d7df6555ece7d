import { countBy } from "../../json/groupBy";
import { wordsIn } from "./scripts";

/** The commonest words of languages that are written in the same scripts as others. */
const commonWords: Readonly<Record<string, string>> = {
  en: "the and of to is in you that for are with your on be this not can it as we",
  de: "der die und das ist nicht du ein zu den mit auf für sich im dem auch eine wir oder",
  fr: "le la les et des est un une vous pour dans que qui pas sur avec au ce nous du",
  es: "el la los las y que es un una para con por no en del se tu al como más",
  pt: "o a os as e que é um uma para com por não em do da no na se você",
  it: "il la e che di è un una per con non in del della i gli si le sono più",
  nl: "de het een en van is je niet op voor met dat te zijn aan ook die wij of",
  pl: "i w na z nie się do jest że to jak dla po ale od przez są lub nasz o",
  cs: "a v na se je že z do pro to jsou jako ale nebo za po si není s o",
  tr: "ve bir bu için ile de da çok ne olarak gibi daha değil olan sen ya her",
  sv: "och att det är en som på i för av med den inte till om du ett har kan",
  hu: "a az és hogy nem is egy van meg de ez csak vagy mint ha el minden",
  ro: "și de la în un o este cu nu pe să din pentru sau mai care",
  id: "dan yang di untuk dengan ini dari tidak pada ke anda atau itu akan dalam",
  vi: "và của là có cho không được bạn các một trong với những để",
  ru: "и в не на что с по для как это вы или из от мы если",
  uk: "і в не на що з для як це ви або та до від ми якщо",
};

/** Languages with many of the same words, so one looks like the other. */
const alike: Readonly<Record<string, readonly string[]>> = {
  sk: ["cs"],
  cs: ["sk"],
  da: ["sv"],
  nb: ["sv"],
  nn: ["sv"],
  no: ["sv"],
  af: ["nl"],
  fy: ["nl"],
  lb: ["de"],
  gsw: ["de"],
  nds: ["de", "nl"],
  ca: ["es", "fr", "it"],
  gl: ["es", "pt"],
  ast: ["es"],
  oc: ["es", "fr", "it"],
  ms: ["id"],
  be: ["ru", "uk"],
  bg: ["ru", "uk"],
  mk: ["ru", "uk"],
  sr: ["ru", "uk"],
};

/** The languages of each common word. */
const languagesOfWord = new Map<string, string[]>();
for (const [code, words] of Object.entries(commonWords))
  for (const word of new Set(words.split(" ")))
    languagesOfWord.set(word, [...(languagesOfWord.get(word) ?? []), code]);

/** In characters. Shorter texts have too few common words. */
const shortest = 200;
/** The share of common words in ordinary texts is 0.2 to 0.5. */
const leastShare = 0.15;
const leastWords = 6;

/** The language of a long text, if its commonest words are another language's than the expected one's. */
export function otherLanguageOf(text: string, code: string): string | undefined {
  const plain = text.length < shortest ? "" : wordsIn(text);
  if (plain.length < shortest) return undefined;
  const words = plain.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const [own = ""] = code.split("-");
  const counts = countBy(words.flatMap((word) => languagesOfWord.get(word) ?? []));
  const ownCount = counts.get(own) ?? 0;
  const others = [...counts].filter(([other]) => other !== own && !alike[own]?.includes(other));
  const [most] = others.sort(([, one], [, two]) => two - one);
  if (!most || most[1] < leastWords || most[1] < words.length * leastShare) return undefined;
  return ownCount * 3 <= most[1] ? most[0] : undefined;
}
