import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { presetNames } from "../../config/theme";
import { contrast } from "./contrast";
import { groundsOf } from "./grounds";
import { infoColor } from "./infoColor";
import { mix } from "./nearestReadable";
import { oklabOf } from "./oklab";
import { otherLookColors } from "./otherLookColors";
import { presets } from "./presets";

/** The hue of a colour in OKLab, in degrees. */
function hueOf(color: string): number {
  const { a, b } = oklabOf(color);
  return (Math.atan2(b, a) * 180) / Math.PI;
}

const looks = presetNames.flatMap((name) => {
  const { colors } = presets[name];
  return [
    [name, colors],
    [`the other look of ${name}`, otherLookColors(colors)],
    [`${name} on a picture`, groundsOf(colors).picture.colors],
  ] as const;
});

describe.each(looks)("information in %s", (_, colors) => {
  const info = infoColor(colors);

  test.each(["danger", "warning"] as const)("cannot be taken for %s", (role) => {
    const angle = Math.abs(hueOf(info) - hueOf(colors[role]));
    expect(Math.min(angle, 360 - angle)).toBeGreaterThanOrEqual(45);
  });

  test("has icons that are readable on the tint of an announcement", () => {
    const icon = mix(colors.text, info, 0.72);
    expect(contrast(icon, mix(colors.surface, info, 0.14))).toBeGreaterThanOrEqual(4.5);
  });
});

test("information has the primary colour if that is calm, else the accent colour, else a blue", () => {
  expect(infoColor(presets.daylight.colors)).toBe(presets.daylight.colors.primary);
  expect(infoColor(presets.parchment.colors)).toBe(presets.parchment.colors.accent);
  const [red, green, blue] = infoColor(presets.ember.colors)
    .match(/[0-9a-f]{2}/g)!
    .map((part) => parseInt(part, 16));
  expect(blue).toBeGreaterThan(Math.max(red!, green!));
});

test("information has a colour in every theme", () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
  fc.assert(
    fc.property(hex, hex, hex, hex, (primary, accent, danger, warning) => {
      const color = infoColor({ ...presets.midnight.colors, primary, accent, danger, warning });
      expect(color).toMatch(/^#[0-9a-f]{6}$/);
    }),
  );
});
