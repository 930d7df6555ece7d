/** A word without differences in spelling: case, hyphens, underscores. */
export function simplify(word: string): string {
  return word.toLowerCase().replace(/[-_\s]/g, "");
}
