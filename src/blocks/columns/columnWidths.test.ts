import { expect, test } from "vitest";
import { columnWidths } from "./columnWidths";

test.each([
  [
    [1, 1],
    [6, 6],
  ],
  [
    [2, 1],
    [8, 4],
  ],
  [
    [3, 2],
    [7, 5],
  ],
  [
    [1, 2, 2],
    [2, 5, 5],
  ],
  [
    [1, 1, 1, 1],
    [3, 3, 3, 3],
  ],
  [
    [1, 1, 1, 1, 1],
    [4, 4, 4, 4, 4],
  ],
  [
    [2, 1, 1, 1],
    [8, 4, 4, 4],
  ],
])("gives the spans %j the widths %j", (spans, widths) => {
  expect(columnWidths(spans)).toEqual(widths);
});
