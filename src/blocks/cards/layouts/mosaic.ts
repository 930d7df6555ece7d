/** How many columns a mosaic has where there is room for all of it. */
const COLUMNS = 4;

/**
 * How many tiles at the end of a mosaic are two columns wide, so that each row of four columns is full: behind the first
 * tile, which is two columns wide and two rows high, and four small ones beside it.
 * @param count - how many tiles there are: three or more
 */
export function wideTilesIn(count: number): number {
  const leftOver = (count - 1) % COLUMNS;
  return leftOver === 0 ? 0 : COLUMNS - leftOver;
}
