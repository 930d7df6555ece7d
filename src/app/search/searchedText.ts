import { normalizeText } from "../../ui/normalizeText";

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

/** A text as the search of the site compares it: normalised, with its special letters spelled out. */
export function searchedText(text: string): string {
  return normalizeText(text).replace(/[ßæœøłđðþı]/g, (letter) => letters[letter] ?? letter);
}

/** A searched text that knows where its characters were. */
export interface PlacedText {
  text: string;
  /** For each character of the searched text, and for its end, the place in the text that it comes from. */
  places: readonly number[];
}

/** Prepares a text character by character, to tell where something is in it. */
export function searchedTextWithPlaces(text: string): PlacedText {
  let searched = "";
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    const part = searchedText(character);
    searched += part;
    for (let index = 0; index < part.length; index++) places.push(place);
    place += character.length;
  }
  places.push(place);
  return { text: searched, places };
}
