import * as fc from "fast-check";
import { expect, test } from "vitest";
import { hexOf, oklabOf } from "./oklab";

test.each([
  ["#ffffff", 1, 0, 0],
  ["#000000", 0, 0, 0],
  ["#ff0000", 0.628, 0.2249, 0.1258],
  ["#00ff00", 0.8664, -0.2339, 0.1795],
  ["#0000ff", 0.452, -0.0325, -0.3115],
])("%s has the OKLab coordinates of CSS Color 4", (hex, lightness, a, b) => {
  const lab = oklabOf(hex);
  expect(lab.lightness).toBeCloseTo(lightness, 3);
  expect(lab.a).toBeCloseTo(a, 3);
  expect(lab.b).toBeCloseTo(b, 3);
});

test("every colour of sRGB is the same after a round trip", () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
  fc.assert(
    fc.property(hex, (color) => {
      expect(hexOf(oklabOf(color))).toBe(color);
    }),
  );
});

test("a colour outside of sRGB loses chroma, and keeps its lightness and hue", () => {
  const wanted = { lightness: 0.82, a: -0.05, b: -0.2 };
  const found = oklabOf(hexOf(wanted));
  expect(found.lightness).toBeCloseTo(wanted.lightness, 2);
  expect(Math.atan2(found.b, found.a)).toBeCloseTo(Math.atan2(wanted.b, wanted.a), 1);
  expect(Math.hypot(found.a, found.b)).toBeLessThan(Math.hypot(wanted.a, wanted.b));
});
