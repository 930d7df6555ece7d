/** A range of code points, inclusive. */
export type CharacterRange = readonly [first: number, last: number];

/** Parses a `unicode-range` in CSS: `U+0301,U+0400-045F`, without wildcards. */
export function readRanges(css: string): CharacterRange[] {
  return css.split(",").map((part): CharacterRange => {
    const [first = "", last = first] = part.trim().slice(2).split("-");
    return [parseInt(first, 16), parseInt(last, 16)];
  });
}

/** Writes ranges in CSS: `U+20-7E,U+A0`. */
export function writeRanges(ranges: readonly CharacterRange[]): string {
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(([first, last]) => `U+${hex(first)}${last === first ? "" : `-${hex(last)}`}`).join(",");
}

/** The ranges that cover exactly these characters, in order. */
export function rangesOf(characters: Iterable<number>): CharacterRange[] {
  const ranges: [number, number][] = [];
  for (const code of [...new Set(characters)].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}

/** Removes the characters of some ranges from others. */
export function withoutRanges(
  ranges: readonly CharacterRange[],
  taken: readonly CharacterRange[],
): CharacterRange[] {
  return taken.reduce<readonly CharacterRange[]>(
    (left, [from, to]) =>
      left.flatMap(([first, last]) => {
        if (to < first || from > last) return [[first, last] as const];
        const before: CharacterRange = [first, from - 1];
        const after: CharacterRange = [to + 1, last];
        return [before, after].filter(([start, end]) => start <= end);
      }),
    ranges,
  ) as CharacterRange[];
}

export function isWithin(ranges: readonly CharacterRange[], code: number): boolean {
  return ranges.some(([first, last]) => first <= code && code <= last);
}
