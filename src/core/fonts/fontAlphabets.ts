/** The alphabets that a font may have beside the Latin one, by the letters of a text that call for them. */
const byLetters: readonly (readonly [letters: RegExp, alphabets: readonly string[]])[] = [
  [/\p{Script=Cyrillic}/u, ["cyrillic", "cyrillic-ext"]],
  [/\p{Script=Greek}/u, ["greek", "greek-ext"]],
  [/[ơưạ-ỹ]/iu, ["vietnamese"]],
  [/\p{Script=Hebrew}/u, ["hebrew"]],
];

/** What every site takes of a font. */
const always = ["latin", "latin-ext"];

/** All the alphabets whose files a site can take of a font. */
export const fontAlphabets: readonly string[] = [
  ...always,
  ...byLetters.flatMap(([, alphabets]) => alphabets),
];

/** Languages, by letters of the alphabet that they are written with. */
const lettersOfLanguages: Readonly<Record<string, string>> = {
  ...Object.fromEntries(["ru", "uk", "be", "bg", "sr", "mk", "kk", "ky", "mn"].map((code) => [code, "я"])),
  el: "ω",
  vi: "ạ",
  he: "א",
  yi: "א",
};

/**
 * The alphabets that a site takes of a font: those of its language, in which visitors write too, and those of its texts.
 * @param characters - what the site shows, as code points
 */
export function alphabetsFor(language: string, characters: Iterable<number>): string[] {
  const own = lettersOfLanguages[language.split("-")[0] ?? ""] ?? "";
  const text = own + String.fromCodePoint(...characters);
  return [...always, ...byLetters.flatMap(([letters, alphabets]) => (letters.test(text) ? alphabets : []))];
}
