/** The language; English if Intl does not support its code. */
export function knownLanguage(language: string): string {
  return canonicalLanguage(language) ?? "en";
}

/** The usual spelling of a language code, such as `pt-BR` for `pt-br`; `undefined` if Intl does not support it. */
export function canonicalLanguage(code: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(code)[0];
  } catch {
    return undefined;
  }
}
