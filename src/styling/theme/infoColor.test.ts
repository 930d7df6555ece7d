import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { presetNames, themeSchema } from "../../config/theme";
import { contrast } from "./contrast";
import { groundsOf } from "./grounds";
import { infoColor } from "./infoColor";
import { mix } from "./nearestReadable";
import { oklabOf } from "./oklab";
import { otherLookColors } from "./otherLookColors";
import { looksOf } from "./looks";
import { presets } from "./presets";
import { resolveTheme } from "./resolveTheme";

/** The hue of a colour in OKLab, in degrees. */
function hueOf(color: string): number {
  const { a, b } = oklabOf(color);
  return (Math.atan2(b, a) * 180) / Math.PI;
}

const looks = presetNames.flatMap((name) => {
  const { colors } = presets[name];
  const other = otherLookColors(colors);
  const onPicture = groundsOf(colors).picture.colors;
  return [
    [name, colors, infoColor(colors)],
    [`the other look of ${name}`, other, infoColor(other)],
    [`${name} on a picture`, onPicture, onPicture.info],
  ] as const;
});

describe.each(looks)("information in %s", (_, colors, info) => {
  test.each(["primary", "danger", "warning"] as const)("cannot be taken for %s", (role) => {
    const angle = Math.abs(hueOf(info) - hueOf(colors[role]));
    // Colours on pictures are mixed with white, which shifts their hues by a few degrees.
    expect(Math.min(angle, 360 - angle)).toBeGreaterThanOrEqual(40);
  });

  test("has icons that are readable on the tint of an announcement", () => {
    const icon = mix(colors.text, info, 0.72);
    expect(contrast(icon, mix(colors.surface, info, 0.14))).toBeGreaterThanOrEqual(4.5);
  });
});

describe("the colour of information", () => {
  test.each(presetNames)("is the default in the preset %s", (name) => {
    expect(presets[name].colors.info).toBe(infoColor(presets[name].colors));
  });

  test("follows the owner's other colours unless the owner sets it", () => {
    const infoOf = (colors: object) =>
      resolveTheme(themeSchema.parse({ preset: "midnight", colors })).colors.info;
    expect(infoOf({ accent: "#63e6be" })).toBe("#63e6be");
    expect(infoOf({ accent: "#63e6be", info: "#ffa8f0" })).toBe("#ffa8f0");
  });

  test("keeps its hue in the other look if the owner sets it", () => {
    const theme = themeSchema.parse({ preset: "midnight", alternate: "auto", colors: { info: "#ffa8f0" } });
    const { light } = looksOf(theme)!;
    expect(Math.abs(hueOf(light.colors.info) - hueOf("#ffa8f0"))).toBeLessThan(15);
  });

  test("is the accent colour if that is calm and unlike the primary colour", () => {
    expect(infoColor(presets.midnight.colors)).toBe(presets.midnight.colors.accent);
    expect(infoColor(presets.parchment.colors)).toBe(presets.parchment.colors.accent);
  });

  test("is blue if the accent colour has another meaning", () => {
    const [red, green, blue] = infoColor(presets.ember.colors)
      .match(/[0-9a-f]{2}/g)!
      .map((part) => parseInt(part, 16));
    expect(blue).toBeGreaterThan(Math.max(red!, green!));
  });

  test("compares greys by lightness, whatever the noise in their hues", () => {
    const grey = (accent: string) => ({
      ...presets.midnight.colors,
      accent,
      primary: "#808180",
      danger: "#7f8080",
      warning: "#818080",
    });
    expect(infoColor(grey("#8a8b8c"))).not.toBe("#8a8b8c");
    expect(infoColor(grey("#eeeeee"))).toBe("#eeeeee");
    expect(infoColor(grey("#4444ff"))).toBe("#4444ff");
  });

  test("stays readable on the brightest of pictures", () => {
    for (const name of presetNames) {
      const { colors, veil } = groundsOf(presets[name].colors).picture;
      expect(contrast(colors.info, mix("#ffffff", colors.background, veil))).toBeGreaterThanOrEqual(4.5);
    }
  });
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
