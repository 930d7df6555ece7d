/** What stands between entries, which no language reads as part of a sentence. */
const SIGN = " · ";

/**
 * What separates words that stand in an entry of their own from the next ones, on one line: a sign, or nothing but a space
 * behind words that end a sentence, and in front of the first.
 * @param words - those before, or their end
 */
export function separatorAfter(words: string): string {
  return words === "" || /[.!?…:;,。！？،؟]["'”’»)]?$/u.test(words) ? " " : SIGN;
}

/** Puts words that stand in entries of their own into one line. */
export function joinEntries(words: string, next: string): string {
  return words + separatorAfter(words) + next;
}
