import { isWhole } from "./property/share";

/**
 * Spreads several ways to look at something (screens, keys, sites) over the tests of a file.
 * `npm run test:all` looks in every way each time; else the tests take turns, so that each way has its share of them.
 * @returns what gives the ways of the next test, for `test.each`
 */
export function inTurn<T>(ways: readonly T[]): () => T[] {
  let turn = 0;
  return () => (isWhole ? [...ways] : [ways[turn++ % ways.length]!]);
}

/**
 * The whole list in `npm run test:all`, else its beginning.
 * @param few - so many of the first are looked at in each run
 */
export function firstOf<T>(cases: readonly T[], few: number): T[] {
  return isWhole ? [...cases] : cases.slice(0, few);
}

/** Has tests where it is said that they are chosen: all others are not there. */
export function defineIf(isChosen: boolean, define: () => void): void {
  if (isChosen) define();
}

/** Has tests in `npm run test:all` alone. */
export function inFull(define: () => void): void {
  defineIf(isWhole, define);
}
