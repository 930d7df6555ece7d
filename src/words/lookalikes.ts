/** Letters of other alphabets that look like Latin ones. Source: Unicode Technical Standard 39, confusables. */
const alphabets = {
  Cyrillic: {
    from: "аеорсухіјѕԁһԛԝӏАВЕКМНОРСТУХІЈЅԚԜ",
    to: "aeopcyxijsdhqwlABEKMHOPCTYXIJSQW",
  },
  Greek: { from: "οΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", to: "oABEZHIKMNOPTYX" },
} as const;

const latin = new Map(
  Object.entries(alphabets).flatMap(([alphabet, { from, to }]) =>
    Array.from(from, (letter, index) => [letter, { alphabet, letter: to[index]! }] as const),
  ),
);

/** A text that looks like Latin letters but is not. */
export interface Lookalike {
  /** The same text in Latin letters. */
  text: string;
  /** The reason, as the beginning of a sentence. */
  why: string;
}

/** The Latin text that a text looks like; `undefined` if it has no such letters, or other letters as well. */
export function lookalikeOf(written: string): Lookalike | undefined {
  if (isAscii(written)) return undefined;
  const [first] = Array.from(written).flatMap((letter) => {
    const found = latin.get(letter);
    return found ? [{ ...found, written: letter }] : [];
  });
  if (!first) return undefined;
  const text = Array.from(written, (letter) => latin.get(letter)?.letter ?? letter).join("");
  if (!isAscii(text)) return undefined;
  return {
    text,
    why: `The "${first.written}" is a ${first.alphabet} letter that looks like a Latin one`,
  };
}

function isAscii(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}
