import { expect, test } from "vitest";
import { wideTilesIn } from "./mosaic";

test.each(Array.from({ length: 48 }, (_, index) => index + 3))(
  "%i tiles fill rows of four columns without a gap",
  (count) => {
    const widths = Array.from({ length: count - 1 }, (_, index) =>
      index >= count - 1 - wideTilesIn(count) ? 2 : 1,
    );
    // Two columns beside the first tile, twice, and then whole rows.
    const rows = [2, 2];
    let row = 0;
    let filled = 0;
    for (const width of widths) {
      filled += width;
      expect(filled).toBeLessThanOrEqual(rows[row] ?? 4);
      if (filled === (rows[row] ?? 4)) {
        filled = 0;
        row += 1;
      }
    }
    expect([filled, row >= 2]).toEqual([0, true]);
  },
);
