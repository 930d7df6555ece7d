import { normalizeText } from "../../ui/normalizeText";

/** Letters that NFKD does not decompose. */
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

/** A normalised text with special letters spelled out. */
export function searchedText(text: string): string {
  return normalizeText(text).replace(/[ßæœøłđðþı]/g, (letter) => letters[letter] ?? letter);
}

/** A normalised text with the original position of each character. */
export interface PlacedText {
  text: string;
  /** The position in the original text, for each character and for the end. */
  places: readonly number[];
}

/** Prepares a text character by character, to find the original position of a match. */
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
