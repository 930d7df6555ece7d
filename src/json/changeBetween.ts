/** The part of a text or file that another version changed. */
export interface Change {
  start: number;
  end: number;
  /** How much longer the other one is. */
  growth: number;
}

/**
 * Finds the only part in which two texts or files differ.
 * @param isSame - whether as many characters or bytes are the same at a place in the first and one in the second
 */
export function changeBetween(
  one: { length: number },
  other: { length: number },
  isSame: (at: number, other: number, size: number) => boolean,
): Change {
  const growth = other.length - one.length;
  const shorter = Math.min(one.length, other.length);
  const start = countSame(shorter, (at, size) => isSame(at, at, size));
  const same = countSame(shorter - start, (at, size) => {
    const place = one.length - at - size;
    return isSame(place, place + growth, size);
  });
  return { start, end: one.length - same, growth };
}

/** The number of places that are the same, compared in large steps first. */
function countSame(most: number, isSame: (at: number, size: number) => boolean): number {
  let at = 0;
  for (let size = 0x10000; size >= 1; size /= 16) while (at + size <= most && isSame(at, size)) at += size;
  return at;
}
