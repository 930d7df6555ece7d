/** A short name for a text (FNV-1a, 32 bits). Source: http://www.isthe.com/chongo/tech/comp/fnv/ */
export function shortName(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ character, 0x01000193) >>> 0;
  }
  return hash.toString(36);
}
