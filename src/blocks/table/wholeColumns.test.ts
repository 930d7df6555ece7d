import { expect, test } from "vitest";
import { largeWidth, smallWidth, widthOfWords } from "./wholeColumns";

const columns = ["Name", "What for"];

test("the room of words grows with their letters, with wide ones and with what sorts, and no column is without any", () => {
  expect(widthOfWords(columns, [], false)).toBe(20);
  const room = (word: string, sort = false) => widthOfWords(["Announcing", word], [[["a"], [word]]], sort);
  expect(room("lighthouse")).toBe(28.5);
  expect(room("LIGHTHOUSE")).toBeGreaterThan(room("lighthouse"));
  expect(room("lighthouse", true)).toBe(room("lighthouse") + 6);
  expect(room("lighthouse ".repeat(9))).toBe(room("lighthouse"));
});

test("very many words are counted, and none further than to what no place has", () => {
  const words = "and so on ".repeat(50);
  const rows = Array.from({ length: 1000 }, (_, row) => [[`${row}`], [words]]);
  expect(widthOfWords(columns, rows)).toBeLessThan(smallWidth);
  expect(widthOfWords(columns, [[["a".repeat(99)], ["b".repeat(99)]]])).toBeGreaterThan(largeWidth);
});
