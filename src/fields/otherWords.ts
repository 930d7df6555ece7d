const known = new Map<string, Set<string>>();

/**
 * Notes what other programs and other languages call keys and values, so that messages can tell what was
 * meant. Schemas note their words as they are made.
 * @param words - for each name other words in small letters, with spaces between them
 */
export function noteOtherWords(words: Readonly<Record<string, string>>): void {
  for (const [name, others] of Object.entries(words)) {
    known.set(name, new Set([...(known.get(name) ?? []), ...others.split(" ")]));
  }
}

/** Those of the keys or values that people also call by this word. */
export function alsoCalled(word: string, names: readonly string[]): string[] {
  return names.filter((name) => known.get(name)?.has(word) === true);
}
