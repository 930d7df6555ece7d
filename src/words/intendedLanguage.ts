import { canonicalLanguage } from "./knownLanguage";
import { quote } from "./words";

const codes =
  "ar bg bn ca cs cy da de el en eo es et eu fa fi fil fr ga gl he hi hr hu hy id is it ja ka kk ko lt lv mk ms nb nl nn no pl pt ro ru sk sl sq sr sv sw ta th tr uk ur uz vi zh pt-BR en-GB zh-Hans zh-Hant".split(
    " ",
  );

/** The usual spelling of a language code, such as `pt-BR` for `pt-br`; `undefined` if it is no language's usual code. */
export function usualCode(value: string): string | undefined {
  const code = canonicalLanguage(value);
  return code?.toLowerCase() === value.toLowerCase() && isLanguage(code) ? code : undefined;
}

/** The code of a language from another code such as `ger`, its name in English or in itself, or a country's code. */
export function intendedLanguage(value: string): string | undefined {
  const code = canonicalLanguage(value.replaceAll("_", "-"));
  if (code !== undefined && isLanguage(code)) return code;
  const name = value.toLowerCase();
  return codes.find((one) => namesOf(one).includes(name)) ?? (code === undefined ? undefined : nearest(code));
}

/** Why a code is not the usual one of a language, and which one to use; `undefined` if it is. */
export function languageProblem(code: string): string | undefined {
  if (usualCode(code) !== undefined) return undefined;
  return `${quote(code)} is not a known language code. ${languageAdvice(code)}`;
}

/** The code to use instead of a wrong one, as a sentence. */
export function languageAdvice(value: string): string {
  const meant = intendedLanguage(value);
  return `Use ${meant === undefined ? 'a code such as "de" or "pt-BR"' : quote(meant)}.`;
}

function isLanguage(code: string): boolean {
  return /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(code) && nameOf(code, "language") !== undefined;
}

/** The language of a code with an unknown region, or of the country with this code: `ja` for `jp`. */
function nearest(code: string): string | undefined {
  const [language = "", ...rest] = code.split("-");
  if (rest.length > 0) return isLanguage(language) ? language : undefined;
  const isCountry = language.length === 2 && nameOf(language.toUpperCase(), "region") !== undefined;
  return isCountry ? new Intl.Locale(`und-${language}`).maximize().language : undefined;
}

/** The English name of a language or region; `undefined` if it has none. */
function nameOf(code: string, type: "language" | "region"): string | undefined {
  return new Intl.DisplayNames("en", { type, fallback: "none" }).of(code);
}

/** The names of a language in English and in the language itself. */
function namesOf(code: string): string[] {
  return ["en", code].map((reader) =>
    (new Intl.DisplayNames([reader], { type: "language" }).of(code) ?? "").toLowerCase(),
  );
}
