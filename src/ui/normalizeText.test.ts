import { describe, expect, test } from "vitest";
import { wordSearch } from "./wordSearch";

describe("a search", () => {
  test.each([
    ["は", "ばら"],
    ["ハ", "パン"],
    ["ハ", "ﾊﾞﾗ"],
  ])("for %s does not find %s", (search, text) => {
    expect(wordSearch(search)!(text)).toBe(false);
  });

  test.each([
    ["ば", "ばら"],
    ["バラ", "ﾊﾞﾗ"],
    ["gartchen", "Gärtchen"],
    ["한", "한국"],
  ])("for %s finds %s", (search, text) => {
    expect(wordSearch(search)!(text)).toBe(true);
  });
});
