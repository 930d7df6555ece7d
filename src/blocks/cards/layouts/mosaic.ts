/** The number of columns on a wide screen. */
const COLUMNS = 4;

/** How many of the last tiles of a mosaic, three or more, must be two columns wide to fill each row. */
export function wideTilesIn(count: number): number {
  const leftOver = (count - 1) % COLUMNS;
  return leftOver === 0 ? 0 : COLUMNS - leftOver;
}
