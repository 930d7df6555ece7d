/** A table with more columns scrolls on a phone. Other rows become cards. */
const mostOfCard = 5;

export function isWideTable(columns: readonly unknown[]): boolean {
  return columns.length > mostOfCard;
}
