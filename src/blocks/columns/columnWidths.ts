/** The widths of the columns of a row, of the twelve columns of a page. Many of them take several rows of three. */
export function columnWidths(spans: readonly number[]): number[] {
  const total = spans.reduce((sum, span) => sum + span, 0);
  if (spans.length > 3 && total > 4) return spans.map((span) => 4 * span);
  let before = 0;
  return spans.map((span) => {
    const start = Math.round((12 * before) / total);
    before += span;
    return Math.round((12 * before) / total) - start;
  });
}
