import leven, { closestMatch } from "leven";

/** In a word of fewer letters two wrong ones leave too little to tell it by. */
const shortWord = 5;

/**
 * The candidate that was probably meant: the same word in another spelling (case, hyphens), else the one
 * with the fewest differing letters, if these are few for the word's length, else the shortest one that has
 * all its words or none but its words: `menu` and `openMenu`, `logoImage` and `logo`.
 */
export function nearest(written: string, candidates: readonly string[]): string | undefined {
  const plain = simplify(written);
  const same = candidates.find((candidate) => simplify(candidate) === plain);
  if (same !== undefined && plain !== "") return same;
  if (written.length > 100) return undefined;
  const swapped = candidates.find((candidate) => isSwap(written, candidate));
  if (swapped !== undefined) return swapped;
  const maxDistance = Math.min(3, Math.floor(written.length / 3));
  const close = maxDistance < 1 ? undefined : closestMatch(written, candidates, { maxDistance });
  return close ?? related(written, candidates);
}

/**
 * The candidate that was meant beyond doubt, so that it may be written unasked: the same word in another
 * spelling, or one so near that no other is as near.
 */
export function sureMatch(written: string, candidates: readonly string[]): string | undefined {
  const match = nearest(written, candidates);
  if (match === undefined) return undefined;
  const others = candidates.filter((candidate) => candidate !== match);
  const plain = simplify(written);
  if (simplify(match) === plain) {
    return others.some((candidate) => simplify(candidate) === plain) ? undefined : match;
  }
  const distance = isSwap(written, match) ? 1 : leven(written, match);
  const isNear = distance <= (written.length < shortWord ? 1 : 2);
  const hasRival = others.some((other) => leven(written, other) <= distance);
  return isNear && !hasRival ? match : undefined;
}

/** ` Did you mean "x"?`, or nothing. */
export function didYouMean(written: string, candidates: readonly string[]): string {
  const match = nearest(written, candidates);
  return match === undefined ? "" : ` Did you mean ${JSON.stringify(match)}?`;
}

/** Whether two neighbouring letters changed places, the most frequent slip of a hurried hand. */
function isSwap(written: string, candidate: string): boolean {
  if (written.length !== candidate.length) return false;
  const first = written.split("").findIndex((letter, index) => letter !== candidate[index]);
  return (
    first >= 0 &&
    written[first] === candidate[first + 1] &&
    written[first + 1] === candidate[first] &&
    written.slice(first + 2) === candidate.slice(first + 2)
  );
}

function related(written: string, candidates: readonly string[]): string | undefined {
  const words = wordsOf(written);
  if (words.trim().length < 2) return undefined;
  return candidates
    .filter((candidate) => {
      const others = wordsOf(candidate);
      return others.trim() !== "" && (words.includes(others) || others.includes(words));
    })
    .reduce<string | undefined>(
      (best, candidate) => (best === undefined || candidate.length < best.length ? candidate : best),
      undefined,
    );
}

/** The words of a name with a space around each: ` open menu `. */
function wordsOf(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u);
  return ` ${words.filter(Boolean).join(" ")} `;
}

/** A word without what people spell differently: capital letters, hyphens, underscores. */
export function simplify(word: string): string {
  return word.toLowerCase().replace(/[-_\s]/g, "");
}
