// Tests with hundreds of cases run only some: an eighth in `npm test`, all in `npm run test:all`, a tenth with `--short`,
// and more than all with `--share 10`. Tests of pages and screens run a selection: see tests/turns.ts.

/** The share of the cases. */
const share = Number(process.env["SPAWNPAGE_TEST_SHARE"] ?? 0.125);

/** Whether all cases run, as in `npm run test:all`. */
export const isWhole = share >= 1;

/** Whether this is the run of half a minute without a browser, `--short`. */
export const isShort = share < 0.11;

/**
 * How often to run a random case.
 * @param whole - the number in `npm run test:all`
 */
export function timesOf(whole: number): number {
  return Math.ceil(whole * share);
}

/**
 * A share of a list of cases, evenly spread, with at least the last one.
 * @param cases - a fixed list, so a share above 1 means all of them
 */
export function someOf<T>(cases: readonly T[]): T[] {
  const part = Math.min(share, 1);
  return cases.filter(
    (_, index) => index === cases.length - 1 || Math.floor((index + 1) * part) > Math.floor(index * part),
  );
}
