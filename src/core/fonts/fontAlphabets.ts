/** The alphabets of a font besides Latin, by the letters that need them. */
const byLetters: readonly (readonly [letters: RegExp, alphabets: readonly string[]])[] = [
  [/\p{Script=Cyrillic}/u, ["cyrillic", "cyrillic-ext"]],
  [/\p{Script=Greek}/u, ["greek", "greek-ext"]],
  [/[ơưạ-ỹ]/iu, ["vietnamese"]],
  [/\p{Script=Hebrew}/u, ["hebrew"]],
];

/** The alphabets that every site uses. */
const always = ["latin", "latin-ext"];

/** All alphabets that a site can use. */
export const fontAlphabets: readonly string[] = [
  ...always,
  ...byLetters.flatMap(([, alphabets]) => alphabets),
];

const lettersOfLanguages: Readonly<Record<string, string>> = {
  ...Object.fromEntries(["ru", "uk", "be", "bg", "sr", "mk", "kk", "ky", "mn"].map((code) => [code, "я"])),
  el: "ω",
  vi: "ạ",
  he: "א",
  yi: "א",
};

/** The alphabets that a site uses, in its texts and in the language that visitors write in. */
export function alphabetsFor(language: string, characters: Iterable<number>): string[] {
  const own = lettersOfLanguages[language.split("-")[0] ?? ""] ?? "";
  const text = own + String.fromCodePoint(...characters);
  return [...always, ...byLetters.flatMap(([letters, alphabets]) => (letters.test(text) ? alphabets : []))];
}
