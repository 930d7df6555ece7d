/** Chooses entries of lists. Equal texts lead to equal choices. */
export type Choice = <T>(options: readonly T[]) => T;

/** FNV-1a seeds Mulberry32. Sources: http://www.isthe.com/chongo/tech/comp/fnv/, https://gist.github.com/tommyettinger/46a874533244883189143505d203312c */
export function seededChoice(text: string): Choice {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  return (options) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return options[((mixed ^ (mixed >>> 14)) >>> 0) % options.length]!;
  };
}
