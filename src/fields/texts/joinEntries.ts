/**
 * Puts words that stand in entries of their own into one line, with a sign between them that no language reads as part of
 * a sentence; words that end a sentence need none.
 */
export function joinEntries(words: string, next: string): string {
  return words === "" || /[.!?…:;,。！？،؟]["'”’»)]?$/u.test(words)
    ? `${words} ${next}`
    : `${words} · ${next}`;
}
