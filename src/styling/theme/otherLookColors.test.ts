import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { presetNames, themeSchema } from "../../config/theme";
import { contrast, isDark } from "./contrast";
import { alternateOf } from "./looks";
import { mix } from "./nearestReadable";
import { infoColor } from "./infoColor";
import { otherLookColors } from "./otherLookColors";
import { presets } from "./presets";
import { unreadablePairs } from "./readableColors";
import { resolveTheme } from "./resolveTheme";

const roles = Object.keys(presets.midnight.colors) as (keyof typeof presets.midnight.colors)[];
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

/** The derived mode of a theme. */
const derived = (theme: object) =>
  resolveTheme(alternateOf(themeSchema.parse({ ...theme, alternate: "auto" }))!);

describe.each(presetNames)("the look derived from %s", (preset) => {
  const look = derived({ preset });

  test("is dark for a light preset, and light for a dark one", () => {
    expect(isDark(look)).toBe(!isDark(presets[preset]));
  });

  test.each(["primary", "accent", "success", "warning", "danger"] as const)(
    "has %s badges that are readable on their tint",
    (tone) => {
      const words = mix(look.colors.text, look.colors[tone], 0.72);
      const tint = mix(look.colors.surface, look.colors[tone], 0.12);
      expect(contrast(words, tint)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test("keeps the hue of the primary and the accent colour", () => {
    for (const role of ["primary", "accent"] as const)
      expect(hueDistance(look.colors[role], presets[preset].colors[role]), role).toBeLessThan(25);
  });
});

function hueDistance(one: string, other: string): number {
  const distance = Math.abs(hueOf(one) - hueOf(other));
  return Math.min(distance, 360 - distance);
}

/** The hue of HSL, in degrees. */
function hueOf(color: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16)) as [number, number, number];
  return (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI;
}

test("is readable whatever the colours of the theme are", () => {
  const anyColors = fc.record(Object.fromEntries(roles.map((role) => [role, hex])));
  fc.assert(
    fc.property(anyColors, (colors) => {
      const look = derived({ colors });
      expect(unreadablePairs(look.colors)).toEqual([]);
      expect(isDark(look)).toBe(!isDark({ colors: colors as typeof look.colors }));
    }),
    { numRuns: 300 },
  );
});

test("follows each colour that an owner changes", () => {
  const before = otherLookColors(presets.vista.colors);
  for (const role of roles.filter((role) => role !== "onPrimary" && role !== "onAccent")) {
    const after = otherLookColors({ ...presets.vista.colors, [role]: "#8a2be2" });
    expect(after[role], role).not.toBe(before[role]);
  }
});

test("an owner's colour for the second look counts more than the derived one", () => {
  const colors = { primary: "#123456" };
  const theme = themeSchema.parse({ preset: "ember", alternate: { colors } });
  const look = resolveTheme(alternateOf(theme)!);
  const expected = { ...derived({ preset: "ember" }).colors, primary: "#123456" };
  // The default colour of information is never like the primary colour.
  expect(look.colors).toEqual({ ...expected, info: infoColor(expected) });
});
