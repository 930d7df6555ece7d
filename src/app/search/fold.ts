/** Letters that stand for others and have no mark to be left out. */
const letters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

/** A text as it is compared: small letters without marks, in one form, so that "Ä", "ä" and "a" are the same. */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{Nonspacing_Mark}+/gu, "")
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => letters[letter] ?? letter);
}

/** A folded text that knows where its characters were. */
export interface Folded {
  text: string;
  /** For each character of the folded text, and for its end, the place in the text that it comes from. */
  places: readonly number[];
}

/** Folds a text character by character, to tell where something stands in it. */
export function foldWithPlaces(text: string): Folded {
  let folded = "";
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    const part = fold(character);
    folded += part;
    for (let index = 0; index < part.length; index++) places.push(place);
    place += character.length;
  }
  places.push(place);
  return { text: folded, places };
}
