import type { Catalogue } from "../config/languages";

interface Kept {
  basis: string;
  texts: Catalogue;
  pages: WeakMap<object, unknown>;
}

/** The last translated pages of each language, because a live site reads its config again and again. */
const last = new Map<string, Kept>();

/**
 * Translates each page once, as long as the page and the catalogue stay the same.
 * @param basis - everything else that a translated page depends on
 */
export function keptPages<Result>(
  code: string,
  texts: Catalogue,
  basis: string,
): (page: object, translate: () => Result) => Result {
  const known = last.get(code);
  const isCurrent = known?.basis === basis && isSame(known.texts, texts);
  const { pages } = isCurrent ? known : { pages: new WeakMap<object, unknown>() };
  if (!isCurrent) last.set(code, { basis, texts, pages });
  return (page, translate) => {
    if (!pages.has(page)) pages.set(page, translate());
    return pages.get(page) as Result;
  };
}

function isSame(one: Catalogue, other: Catalogue): boolean {
  if (one === other) return true;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => {
    const [left, right] = [one[key], other[key]];
    return left === right || (typeof left === "object" && JSON.stringify(left) === JSON.stringify(right));
  });
}
