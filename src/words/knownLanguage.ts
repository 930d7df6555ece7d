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

/** The code without its region, such as `en` for `en-GB`, unless another one is the same language. */
export function withoutRegion(code: string, others: readonly string[]): string {
  const { language, script } = new Intl.Locale(knownLanguage(code));
  const isSame = (other: string) => new Intl.Locale(knownLanguage(other)).language === language;
  if (others.some((other) => other !== code && isSame(other))) return code;
  return script ? `${language}-${script}` : language;
}

/** The first of several languages that is the same language in the same script, such as `pt-BR` for `pt-PT`. */
export function nearestLanguage<Code extends string>(code: string, codes: readonly Code[]): Code | undefined {
  const wanted = new Intl.Locale(knownLanguage(code)).maximize();
  return codes.find((one) => {
    const { language, script } = new Intl.Locale(one).maximize();
    return language === wanted.language && script === wanted.script;
  });
}
