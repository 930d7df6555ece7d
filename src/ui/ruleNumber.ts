/** The visible number of a rule: `1`, `1.2`, `1.2a`. */
export function numberWords([rule = 0, below, clause]: readonly number[]): string {
  return `${rule + 1}${below === undefined ? "" : `.${below + 1}`}${clause === undefined ? "" : letters(clause)}`;
}

/** `a` to `z`, then `aa`, like CSS counters. */
function letters(index: number): string {
  const last = String.fromCodePoint(97 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}
