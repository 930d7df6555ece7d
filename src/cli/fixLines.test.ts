import { expect, test } from "vitest";
import { fixLines } from "./fixLines";

test("leaves out the space in front of all lines, and keeps the rest of it", () => {
  expect(fixLines({ removed: ["    a"], added: ["    b: {", "      c", "    }", ""] })).toEqual({
    removed: ["a"],
    added: ["b: {", "  c", "}", ""],
  });
});

test("shows of a long line the part that changed", () => {
  const line = (word: string) => `  ${"x".repeat(500)} ${word} ${"y".repeat(500)}`;
  const { removed, added } = fixLines({ removed: [line("hreff")], added: [line("href")] });
  expect(removed).toEqual([`…${"x".repeat(35)} hreff ${"y".repeat(58)}…`]);
  expect(added).toEqual([`…${"x".repeat(35)} href ${"y".repeat(59)}…`]);
});

test("shows a long line that goes from its start", () => {
  expect(fixLines({ removed: ["z".repeat(200)], added: [] })).toEqual({
    removed: [`${"z".repeat(100)}…`],
    added: [],
  });
});

test("carries no control character to the terminal", () => {
  expect(fixLines({ removed: ["a\u001b[31m"], added: ["a"] })).toEqual({
    removed: ["a\uFFFD[31m"],
    added: ["a"],
  });
});
