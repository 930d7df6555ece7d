import { expect, test } from "vitest";
import { mendLines } from "./mendLines";

test("leaves out the space in front of all lines, and keeps the rest of it", () => {
  expect(mendLines({ removed: ["    a"], added: ["    b: {", "      c", "    }", ""] })).toEqual({
    removed: ["a"],
    added: ["b: {", "  c", "}", ""],
  });
});

test("shows of a long line the part that changed", () => {
  const line = (word: string) => `  ${"x".repeat(500)} ${word} ${"y".repeat(500)}`;
  const { removed, added } = mendLines({ removed: [line("hreff")], added: [line("href")] });
  expect(removed).toEqual([`…${"x".repeat(35)} hreff ${"y".repeat(58)}…`]);
  expect(added).toEqual([`…${"x".repeat(35)} href ${"y".repeat(59)}…`]);
});

test("shows a long line that goes from its start", () => {
  expect(mendLines({ removed: ["z".repeat(200)], added: [] })).toEqual({
    removed: [`${"z".repeat(100)}…`],
    added: [],
  });
});

test("carries no control character to the terminal", () => {
  expect(mendLines({ removed: ["a\u001b[31m"], added: ["a"] })).toEqual({
    removed: ["a\uFFFD[31m"],
    added: ["a"],
  });
});
