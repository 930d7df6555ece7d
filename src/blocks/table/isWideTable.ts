/** With more columns, a row cannot become a card on a phone, so the table scrolls. */
const mostOfCard = 5;

export function isWideTable(columns: readonly unknown[]): boolean {
  return columns.length > mostOfCard;
}
