import { assert, integer, property, record } from "fast-check";
import { describe, expect, test } from "vitest";
import { type ColorRole, presetNames, themeSchema } from "../../config/theme";
import { colorRoles } from "../../fields/parts/tag";
import { groundColors } from "../../fields/parts/groundColor";
import { colorGroundCss, colorsOnGround } from "./colorGrounds";
import { contrast, contrastPairs } from "./contrast";
import { looksOf } from "./looks";
import { namedColorCss } from "./namedColors";
import { mix } from "./nearestReadable";
import { presets } from "./presets";
import { resolveTheme } from "./resolveTheme";
import { onColor } from "./tokens";

type Colors = Record<ColorRole, string>;

const tones = ["primary", "accent", "success", "warning", "danger", "info"] as const;

/** The words on a ground whose contrast is below 4.5, or 3 for marks. */
function faintOn(colors: Colors): string[] {
  const { surface, text, primary } = colors;
  const pairs: [what: string, words: string, on: string, least: number][] = [
    ...contrastPairs
      .map(({ role, on, least }) => [`${role} on ${on}`, colors[role], colors[on], least] as const)
      .map((pair): [string, string, string, number] => [...pair]),
    ["tone of words on the ground", text, colors.background, 4.5],
    ["words of callouts and calls to action", mix(text, surface, 0.18), surface, 4.5],
    ["a button under the pointer", colors.onPrimary, mix(primary, text, 0.08), 4.5],
    ["a secondary button", text, mix(colors.background, colors.surfaceRaised, 0.8), 4.5],
    ["an outlined button", primary, surface, 4.5],
    ...tones.flatMap((tone): [string, string, string, number][] => [
      [`${tone} on the ground`, colors[tone], colors.background, 4.5],
      [`a badge in ${tone}`, mix(colors[tone], text, 0.28), mix(surface, colors[tone], 0.12), 4.5],
      [`an icon in ${tone}`, colors[tone], mix(surface, colors[tone], 0.16), 3],
    ]),
  ];
  return pairs.filter(([, words, on, least]) => contrast(words, on) < least).map(([what]) => what);
}

const looks = presetNames.flatMap((preset) => {
  const { light, dark } = looksOf(themeSchema.parse({ preset, alternate: "auto" }))!;
  return [
    [preset, "light", light],
    [preset, "dark", dark],
  ] as const;
});

describe.each(looks)("a coloured ground in %s, in %s mode", (_, __, look) => {
  test.each(groundColors)("keeps everything on %s readable", (ground) => {
    expect(faintOn(colorsOnGround(look.colors, ground))).toEqual([]);
  });

  test.each(groundColors)("keeps colours by name on %s readable, and buttons apart from it", (ground) => {
    const { background, surface, surfaceRaised } = colorsOnGround(look.colors, ground);
    const css = namedColorCss(colorRoles, {}, look, undefined, [ground]);
    const start = css.indexOf(`:root .${onColor[ground]}{`);
    const rule = css.slice(start, css.indexOf("}", start));
    for (const name of colorRoles) {
      const words = new RegExp(`--c-${name}:(#\\w+)`).exec(rule)![1]!;
      for (const on of [background, surface, surfaceRaised])
        expect(contrast(words, on), name).toBeGreaterThanOrEqual(4.5);
      expect(rule).toContain(`--f-${name}:var(--c-${name})`);
    }
  });
});

const color = integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const palettes = record(
  Object.fromEntries(Object.keys(presets.midnight.colors).map((role) => [role, color])) as Record<
    ColorRole,
    typeof color
  >,
);

test("keeps everything on a coloured ground readable, whatever the theme's colours", () => {
  assert(
    property(palettes, (colors) => {
      for (const ground of groundColors) expect(faintOn(colorsOnGround(colors, ground))).toEqual([]);
    }),
  );
});

test("has the colour of the theme, and styles only for the grounds of a site", () => {
  const theme = resolveTheme(themeSchema.parse({ preset: "vista" }));
  expect(colorsOnGround(theme.colors, "accent").background).toBe(theme.colors.accent);
  expect(colorGroundCss([], theme, undefined, { panels: ".p" })).toBe("");
  expect(colorGroundCss(["accent"], theme, undefined, { panels: ".p" })).not.toContain(onColor.primary);
});
