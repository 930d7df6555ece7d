// Tests that go through hundreds of cases go through a share of them: `npm test` through a fifth, `npm run test:all`
// through all, `--short` through a tenth, `--share 10` through more than all. Those of pages and screens go through a
// selection, unless it is all: see tests/turns.ts.

/** The part of the cases that is gone through. */
const share = Number(process.env["SPAWNPAGE_TEST_SHARE"] ?? 0.2);

/** Whether nothing is left out, as in `npm run test:all`. */
export const isWhole = share >= 1;

/** Whether it is the answer in half a minute, `--short`, which no browser is asked for. */
export const isShort = share < 0.15;

/**
 * How often to try something that is different each time.
 * @param whole - how often `npm run test:all` does
 */
export function timesOf(whole: number): number {
  return Math.ceil(whole * share);
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
