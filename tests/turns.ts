import { isWhole } from "./property/share";

/**
 * Distributes variants (screens, keys, sites) over the tests of a file. `npm run test:all` tests every variant each
 * time. Otherwise, the tests alternate between them.
 * @returns a function that returns the variants of the next test, for `test.each`
 */
export function inTurn<T>(ways: readonly T[]): () => T[] {
  let turn = 0;
  return () => (isWhole ? [...ways] : [ways[turn++ % ways.length]!]);
}

/**
 * The whole list in `npm run test:all`, and otherwise its start.
 * @param few - the number of entries in every run
 */
export function firstOf<T>(cases: readonly T[], few: number): T[] {
  return isWhole ? [...cases] : cases.slice(0, few);
}

/** Defines tests only if the condition is true. Others are not listed as skipped. */
export function defineIf(isChosen: boolean, define: () => void): void {
  if (isChosen) define();
}

/** Defines tests only in `npm run test:all`. */
export function inFull(define: () => void): void {
  defineIf(isWhole, define);
}
