import { remembered } from "../../json/memoizeByObject";
import { knownLanguage } from "../../words/knownLanguage";

/** The letters of scripts by the codes of `Intl`, and their names in messages. */
const scripts: Readonly<Record<string, readonly [name: string, letters: RegExp]>> = {
  Latn: ["Latin", /\p{sc=Latin}/gu],
  Cyrl: ["Cyrillic", /\p{sc=Cyrillic}/gu],
  Grek: ["Greek", /\p{sc=Greek}/gu],
  Arab: ["Arabic", /\p{sc=Arabic}/gu],
  Hebr: ["Hebrew", /\p{sc=Hebrew}/gu],
  Deva: ["Devanagari", /\p{sc=Devanagari}/gu],
  Thai: ["Thai", /\p{sc=Thai}/gu],
  Armn: ["Armenian", /\p{sc=Armenian}/gu],
  Geor: ["Georgian", /\p{sc=Georgian}/gu],
  Kore: ["Korean", /\p{sc=Hangul}/gu],
  Jpan: ["Japanese", /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/gu],
  Hans: ["Chinese", /\p{sc=Han}/gu],
  Hant: ["Chinese", /\p{sc=Han}/gu],
};

/** Common characters that only one of the two Chinese scripts has, in the same order. */
const simplified = /[们这说个来时为国会对没过还样现发问题]/gu;
const traditional = /[們這說個來時為國會對沒過還樣現發問題]/gu;

/** Fewer letters may be a name or an abbreviation. */
const leastLetters = 12;
const leastWords = 3;

/** Describes the letters of a translation if they are of another script than the language's; otherwise `undefined`. */
export function otherScriptOf(text: string, source: string, code: string): string | undefined {
  const script = scriptOf(code);
  const own = scripts[script];
  if (!own || isUsual(text, script, own[1])) return undefined;
  const words = wordsIn(text);
  if (script === "Hans" && isOther(words, traditional, simplified)) return "traditional Chinese characters";
  if (script === "Hant" && isOther(words, simplified, traditional)) return "simplified Chinese characters";
  const ownCount = countOf(words, own[1]);
  const all = countOf(words, /\p{L}/gu);
  if (script === "Latn") {
    const other = Object.values(scripts).find(
      ([, letters]) => letters !== own[1] && countOf(words, letters) * 2 > all,
    );
    // A name can keep its own script.
    return other && all >= 3 && countOf(wordsIn(source), other[1]) === 0 ? `${other[0]} letters` : undefined;
  }
  const lowercase = words.match(/(?<!\p{L})\p{Ll}+/gu) ?? [];
  const isText = all >= leastLetters && (words.match(/\p{L}+/gu) ?? []).length >= leastWords;
  return isText && ownCount === 0 && lowercase.length >= 2 && countOf(words, /\p{sc=Latin}/gu) === all
    ? "Latin letters"
    : undefined;
}

const scriptOf = remembered((code) => new Intl.Locale(knownLanguage(code)).maximize().script ?? "Latn", {
  texts: 100,
});

/** A text without links, constants and code, which stay as they are. */
export function wordsIn(text: string): string {
  return text
    .replace(/\{\{[^{}]*\}\}|`[^`]*`|\]\([^)]*\)|\[\[[^\]:]*:?|\b\w+:\/\/\S+|\S+@\S+|\S+\.\S+/g, " ")
    .trim();
}

/** Whether all letters are probably of a script: a quick test. */
function isUsual(text: string, script: string, letters: RegExp): boolean {
  if (script === "Latn") return !/[\u0370-\u1DFF\u2C00-\uFFFF]/.test(text);
  return script !== "Hans" && script !== "Hant" && text.search(letters) >= 0;
}

function isOther(words: string, other: RegExp, own: RegExp): boolean {
  const count = countOf(words, other);
  return count >= 2 && count > 3 * countOf(words, own);
}

function countOf(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0;
}
