const codes =
  "ar bg bn ca cs cy da de el en eo es et eu fa fi fil fr ga gl he hi hr hu hy id is it ja ka kk ko lt lv mk ms nb nl nn no pl pt ro ru sk sl sq sr sv sw ta th tr uk ur uz vi zh pt-BR en-GB zh-Hans zh-Hant".split(
    " ",
  );

/** The code of a language from its code or its name, in English or in the language itself. */
export function intendedLanguage(value: string): string | undefined {
  const [language = "", ...regions] = value.split(/[-_]/);
  if (
    codes.includes(language.toLowerCase()) &&
    regions.every((region) => /^[A-Za-z0-9]{2,8}$/.test(region))
  ) {
    return [language.toLowerCase(), ...regions].join("-");
  }
  const name = value.toLowerCase();
  return codes.find((code) => namesOf(code).includes(name));
}

/** The names of a language in English and in the language itself. */
function namesOf(code: string): string[] {
  return ["en", code].map((reader) =>
    (new Intl.DisplayNames([reader], { type: "language" }).of(code) ?? "").toLowerCase(),
  );
}
