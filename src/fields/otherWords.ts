const known = new Map<string, Set<string>>();

/** Adds synonyms from other programs and languages, for suggestions: by name, in lowercase and separated by spaces. */
export function noteOtherWords(words: Readonly<Record<string, string>>): void {
  for (const [name, others] of Object.entries(words)) {
    known.set(name, new Set([...(known.get(name) ?? []), ...others.split(" ")]));
  }
}

/** Adds synonyms for the values of one key only: the grid of cards is no net of lines. */
export function noteWordsForValues(key: string, words: Readonly<Record<string, string>>): void {
  noteOtherWords(
    Object.fromEntries(Object.entries(words).map(([value, other]) => [ofKey(key, value), other])),
  );
}

/** Adds words for the default of a key: a picture is cropped around its centre. */
export function noteWordsForNothing(key: string, words: string): void {
  noteOtherWords({ [ofKey(key, "")]: words });
}

/** All synonyms, as for {@link noteOtherWords}. */
export function listOtherWords(): Record<string, string> {
  return Object.fromEntries([...known].map(([name, words]) => [name, [...words].join(" ")]));
}

/** Whether a word means the default of a key. */
export function isWordForNothing(word: string, key: string): boolean {
  return known.get(ofKey(key, ""))?.has(word) === true;
}

/** The values of a key with a synonym that was added for this key. */
export function calledUnder(key: string, word: string, values: readonly string[]): string[] {
  return values.filter((value) => known.get(ofKey(key, value))?.has(word) === true);
}

/** The keys, or the values of a key, with this synonym. */
export function alsoCalled(word: string, names: readonly string[], key?: string): string[] {
  const isCalled = (name: string) => known.get(name)?.has(word) === true;
  return names.filter((name) => isCalled(name) || (key !== undefined && isCalled(ofKey(key, name))));
}

/** No key or value has such a name. */
function ofKey(key: string, value: string): string {
  return `${key}: ${value}`;
}
