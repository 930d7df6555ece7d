import { expect, test } from "vitest";
import { contrast, luminance } from "./contrast";

test("black on white has the greatest contrast", () => {
  expect(contrast("#000", "#ffffff")).toBeCloseTo(21);
});

test("the order of the colours does not matter", () => {
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  expect(contrast("#ffffff", "#767676")).toBeCloseTo(4.54, 2);
});

test("short and long notation mean the same colour", () => {
  expect(luminance("#3af")).toBe(luminance("#33aaff"));
});
