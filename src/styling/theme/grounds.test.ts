import { assert, integer, property, record } from "fast-check";
import { describe, expect, test } from "vitest";
import { type ColorRole, presetNames } from "../../config/theme";
import { contrast, contrastPairs } from "./contrast";
import { groundsOf, pictureCss } from "./grounds";
import { mix } from "./nearestReadable";
import { presets } from "./presets";

type Colors = Record<ColorRole, string>;

/** The colours used on the page's own colour of that role that have too little contrast with a ground. */
function faintOn(ground: string, like: ColorRole, colors: Colors): ColorRole[] {
  return contrastPairs
    .filter(({ role, on, least }) => on === like && contrast(colors[role], ground) < least)
    .map(({ role }) => role);
}

/** The colours that are faint on the palest, darkest or most colourful points a picture can have. */
function faintOnPictures(theme: Colors): string[] {
  const { colors, veil } = groundsOf(theme).picture;
  const points = ["#ffffff", "#000000", "#ff0000", "#00ff00", "#0000ff", "#ffff00"];
  return [
    ...points.flatMap((point) => faintOn(mix(point, colors.background, veil), "background", colors)),
    ...(["surface", "surfaceRaised", "primary", "accent"] as const).flatMap((role) =>
      faintOn(colors[role], role, colors),
    ),
  ];
}

describe.each(presetNames)("%s", (name) => {
  const { colors } = presets[name];
  const { tint, ink, surfaceOnRaised } = groundsOf(colors);

  test("keeps everything readable on every ground", () => {
    expect(faintOn(tint, "background", colors)).toEqual([]);
    expect(faintOn(ink, "background", colors)).toEqual([]);
    expect(faintOn(surfaceOnRaised, "surface", colors)).toEqual([]);
    expect(faintOnPictures(colors)).toEqual([]);
  });

  test("distinguishes grounds from the page, and cards from a ground in their colour", () => {
    expect(contrast(tint, colors.background)).toBeGreaterThan(1.04);
    expect(contrast(ink, colors.background)).toBeGreaterThan(1.1);
    expect(surfaceOnRaised).not.toBe(colors.surface);
  });
});

const color = integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const palettes = record(
  Object.fromEntries(Object.keys(presets.midnight.colors).map((role) => [role, color])) as Record<
    ColorRole,
    typeof color
  >,
);

test("keeps everything readable on every picture, whatever the theme's colours", () => {
  assert(
    property(palettes, (colors) => {
      expect(faintOnPictures(colors)).toEqual([]);
    }),
  );
});

test("makes the other grounds as readable as the page and its cards, whatever the theme's colours", () => {
  assert(
    property(palettes, (colors) => {
      const { tint, surfaceOnRaised } = groundsOf(colors);
      expect(faintOn(colors.background, "background", colors)).toEqual(
        expect.arrayContaining(faintOn(tint, "background", colors)),
      );
      expect(faintOn(colors.surface, "surface", colors)).toEqual(
        expect.arrayContaining(faintOn(surfaceOnRaised, "surface", colors)),
      );
    }),
  );
});

test("keeps a dark theme's text and surfaces on a picture, and makes a light theme dark there", () => {
  const { midnight, daylight } = presets;
  const dark = pictureCss(groundsOf(midnight.colors).picture, midnight.colors);
  expect(dark).not.toMatch(/--color-(?:text|surface|background):/);
  const { picture } = groundsOf(daylight.colors);
  expect(contrast(picture.colors.background, "#000000")).toBeLessThan(1.5);
  expect(pictureCss(picture, daylight.colors)).toContain(`--color-text:${picture.colors.text}`);
});
