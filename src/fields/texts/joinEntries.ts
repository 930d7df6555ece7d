const SEPARATOR = " · ";

/**
 * The separator before the next entry: a space after the end of a sentence, or nothing before the first entry.
 * @param words - the text before, or its end
 */
export function separatorAfter(words: string): string {
  return words === "" || /[.!?…:;,。！？،؟]["'”’»)]?$/u.test(words) ? " " : SEPARATOR;
}

/** Joins separate entries in one line. */
export function joinEntries(words: string, next: string): string {
  return words + separatorAfter(words) + next;
}
