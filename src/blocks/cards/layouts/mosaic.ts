/** The number of columns on a wide screen. */
const COLUMNS = 4;

/**
 * The number of tiles at the end of a mosaic that must be two columns wide to fill each row. The first tile is two columns
 * wide and two rows high.
 * @param count - the number of tiles, at least three
 */
export function wideTilesIn(count: number): number {
  const leftOver = (count - 1) % COLUMNS;
  return leftOver === 0 ? 0 : COLUMNS - leftOver;
}
