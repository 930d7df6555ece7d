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
 * Notes what people write where they want what stands without the key: a picture is cropped around its middle.
 * @param words - in small letters, with spaces between them
 */
export function noteWordsForNothing(key: string, words: string): void {
  noteOtherWords({ [ofKey(key, "")]: words });
}

/** Whether a word for a key means what stands without the key. */
export function isWordForNothing(word: string, key: string): boolean {
  return known.get(ofKey(key, ""))?.has(word) === true;
}

/** Those of the values of a key that were noted by this word for that key, and not only for values of the same name. */
export function calledUnder(key: string, word: string, values: readonly string[]): string[] {
  return values.filter((value) => known.get(ofKey(key, value))?.has(word) === true);
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
