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

/**
 * Notes what people call the values of one key. Elsewhere a value of the same name may mean something else: the grid of
 * cards is no net of lines.
 * @param words - for each value other words, as in {@link noteOtherWords}
 */
export function noteWordsForValues(key: string, words: Readonly<Record<string, string>>): void {
  noteOtherWords(
    Object.fromEntries(Object.entries(words).map(([value, other]) => [ofKey(key, value), other])),
  );
}

/**
 * Those of the keys or values that people also call by this word.
 * @param key - where the names are values: the key that they stand under
 */
export function alsoCalled(word: string, names: readonly string[], key?: string): string[] {
  const isCalled = (name: string) => known.get(name)?.has(word) === true;
  return names.filter((name) => isCalled(name) || (key !== undefined && isCalled(ofKey(key, name))));
}

/** No key or value has such a name. */
function ofKey(key: string, value: string): string {
  return `${key}: ${value}`;
}
