import type { Within } from "../finding";

/**
 * The range of the only secret in a text, up to the spaces around it, so no part remains. Empty if the text
 * has several secrets or nothing else: then the whole text is the secret.
 */
export function secretPart(
  text: string,
  secrets: readonly (readonly [RegExp, string])[],
): { within?: Within } {
  // The key is after its first line.
  if (text.includes("PRIVATE KEY")) return {};
  const words = [...text.matchAll(/\S+/g)].filter(([word]) =>
    secrets.some(([pattern]) => pattern.test(word)),
  );
  const [word, another] = words;
  const isWhole = word?.[0].length === text.length;
  if (!word || another || isWhole) return {};
  return { within: { start: word.index, end: word.index + word[0].length } };
}
