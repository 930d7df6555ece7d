// Tests that go through hundreds of cases go through a share of them: all by itself, a tenth for `--short`, more than
// all for `--share 10`.

/** The part of the cases that is gone through. 1 is what `npm test` does. */
const share = Number(process.env["SPAWNPAGE_TEST_SHARE"] ?? 1);

/**
 * How often to try something that is different each time.
 * @param usual - how often `npm test` does
 */
export function timesOf(usual: number): number {
  return Math.ceil(usual * share);
}

/**
 * Some of a list of cases, evenly spread, and at least the last one.
 * @param cases - a list that does not get longer, so that a share above 1 means all of them
 */
export function someOf<T>(cases: readonly T[]): T[] {
  const part = Math.min(share, 1);
  return cases.filter(
    (_, index) => index === cases.length - 1 || Math.floor((index + 1) * part) > Math.floor(index * part),
  );
}
