import { expect, test } from "vitest";
import { fixLines } from "./fixLines";

test("removes the common indentation", () => {
  expect(fixLines({ removed: ["    a"], added: ["    b: {", "      c", "    }", ""] })).toEqual({
    removed: ["a"],
    added: ["b: {", "  c", "}", ""],
  });
});

test("shows the changed part of a long line", () => {
  const line = (word: string) => `  ${"x".repeat(500)} ${word} ${"y".repeat(500)}`;
  const { removed, added } = fixLines({ removed: [line("hreff")], added: [line("href")] });
  expect(removed).toEqual([`…${"x".repeat(35)} hreff ${"y".repeat(58)}…`]);
  expect(added).toEqual([`…${"x".repeat(35)} href ${"y".repeat(59)}…`]);
});

test("shows the start of a long line that changes there", () => {
  expect(fixLines({ removed: ["z".repeat(200)], added: [] })).toEqual({
    removed: [`${"z".repeat(100)}…`],
    added: [],
  });
});

test("escapes control characters", () => {
  expect(fixLines({ removed: ["a\u001b[31m"], added: ["a"] })).toEqual({
    removed: ["a\uFFFD[31m"],
    added: ["a"],
  });
});
