/** The words of a name: `OldTom`, `old_tom` and `Old Tom` have two. */
const words = /\p{Lu}+(?!\p{Ll})\p{M}*|\p{L}[\p{Ll}\p{Lo}\p{M}]*|\p{N}+/gu;

/** The first letters of the first two words of a name, or its first character if it has none. */
export function initials(name: string): string {
  const first = (name.match(words) ?? [name]).slice(0, 2).map((word) => /^.\p{M}*/u.exec(word)?.[0] ?? "");
  return first.join("").toUpperCase();
}
