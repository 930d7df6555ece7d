import type { Within } from "../../finding";

/**
 * Where the only secret of a text stands, with all that adjoins it, so that no part of it is left over;
 * nothing where the text holds more than one, or nothing else: then all of it is the secret.
 */
export function secretPart(
  text: string,
  secrets: readonly (readonly [RegExp, string])[],
): { within?: Within } {
  // What follows the first line of a key is the key.
  if (text.includes("PRIVATE KEY")) return {};
  const words = [...text.matchAll(/\S+/g)].filter(([word]) =>
    secrets.some(([pattern]) => pattern.test(word)),
  );
  const [word, another] = words;
  const isWhole = word?.[0].length === text.length;
  if (!word || another || isWhole) return {};
  return { within: { start: word.index, end: word.index + word[0].length } };
}
