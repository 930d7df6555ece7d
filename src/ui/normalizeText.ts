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

/**
 * Accents of Latin, Greek and Cyrillic letters, and the vowel points of Hebrew and Arabic, which most people leave out when they
 * type. In other scripts, such as Thai, Devanagari and Japanese, a mark makes another word.
 */
const optionalMarks =
  /(?:(?=\p{Mn})[\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}\p{scx=Hebr}\p{scx=Arab}\u0300-\u036f])+/gu;

/** A text as searches compare it: lowercase, without optional marks, in one form, so that "Ä", "ä" and "a" are the same. */
export function normalizeText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(optionalMarks, "")
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => letters[letter] ?? letter);
}

/** A normalised text that knows where its characters were. */
export interface NormalizedText {
  text: string;
  /** For each character of the normalised text, and for its end, the place in the text that it comes from. */
  places: readonly number[];
}

/** Normalises a text character by character, to tell where something is in it. */
export function normalizeWithPlaces(text: string): NormalizedText {
  let normalized = "";
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    const part = normalizeText(character);
    normalized += part;
    for (let index = 0; index < part.length; index++) places.push(place);
    place += character.length;
  }
  places.push(place);
  return { text: normalized, places };
}
