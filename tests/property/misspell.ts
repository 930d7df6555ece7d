import type { Random } from "./random";

/** Common typing and spelling mistakes. */
const mistakes: readonly ((word: string, at: number, random: Random) => string)[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word.charAt(at) + word.slice(at),
  (word, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  (word, at, random) => word.slice(0, at) + "aeiostxz-_ 1".charAt(random.below(12)) + word.slice(at + 1),
  (word) => word.toUpperCase(),
  (word) => word.toLowerCase(),
  (word) => word.charAt(0).toUpperCase() + word.slice(1),
  (word) => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  (word) => word.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  (word) => (word.endsWith("s") ? word.slice(0, -1) : `${word}s`),
  (word) => ` ${word}`,
  (word) => `${word} `,
  (word) => `${word}:`,
  (word) => word.replace(/o/g, "\u043e"),
];

/** A word with a typical mistake. */
export function misspell(word: string, random: Random): string {
  return random.pick(mistakes)(word, random.below(word.length || 1), random);
}
