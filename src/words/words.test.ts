import { expect, test } from "vitest";
import { allKnown, quote, withoutLongWords, withQuotes } from "./words";

test("keeps the full stop after a long word at the end of a message", () => {
  expect(withoutLongWords(`Use "${"/".repeat(500)}".`)).toMatch(/^Use "\/+…\.$/);
  expect(withoutLongWords(`Use "${"/".repeat(500)}" instead.`)).toMatch(/^Use "\/+… instead\.$/);
});

test("replaces backticks with quotes, except around quotes", () => {
  expect(withQuotes('Requires `copy` and `"layout": "side"`.')).toBe('Requires "copy" and "layout": "side".');
});

test("keeps the closing quote or bracket of a shortened value", () => {
  expect(quote("a".repeat(100))).toBe(`"${"a".repeat(57)}…"`);
  expect(quote("a".repeat(58))).toBe(`"${"a".repeat(58)}"`);
  expect(quote('"'.repeat(100))).toMatch(/^"(?:\\")+…"$/);
  expect(quote(Array(100).fill(1))).toMatch(/^\[(?:1,)+1?…\]$/);
});

test("uses the singular for a single name", () => {
  expect(allKnown("toast", ["a"])).toBe('The only toast is "a".');
  expect(allKnown("toast", ["a", "b"])).toBe('The toasts are "a" and "b".');
  expect(allKnown("toast", [])).toBeUndefined();
});
