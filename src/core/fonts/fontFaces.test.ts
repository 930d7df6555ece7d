import { expect, it } from "vitest";
import { isWithin, rangesOf, readRanges, withoutRanges, writeRanges } from "./fontFaces";

it("writes and parses ranges in CSS", () => {
  const css = "U+61-63,U+65,U+1F600";
  expect(writeRanges(rangesOf([0x65, 0x63, 0x61, 0x62, 0x61, 0x1f600]))).toBe(css);
  expect(writeRanges(readRanges("U+0061-0063, U+0065, U+1F600"))).toBe(css);
});

it("removes characters from the ends and the middle of ranges", () => {
  const rest = withoutRanges(readRanges("U+20-7E,U+A0,U+400-4FF"), rangesOf([0x20, 0x41, 0xa0, 0x4ff]));
  expect(writeRanges(rest)).toBe("U+21-40,U+42-7E,U+400-4FE");
  expect(isWithin(rest, 0x41)).toBe(false);
  expect(isWithin(rest, 0x42)).toBe(true);
});
