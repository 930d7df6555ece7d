/** A word without what people spell differently: capital letters, hyphens, underscores. */
export function simplify(word: string): string {
  return word.toLowerCase().replace(/[-_\s]/g, "");
}
