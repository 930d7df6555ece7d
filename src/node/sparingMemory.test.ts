import { expect, test } from "vitest";
import { isLargeText } from "./sparingMemory";

test("a config is large by its bytes, whatever letters it has", () => {
  const letters = 9 * 1024 * 1024;
  expect(isLargeText("a".repeat(letters))).toBe(false);
  expect(isLargeText("ж".repeat(letters))).toBe(true);
});
