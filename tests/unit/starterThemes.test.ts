import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type ColorRole, presetNames, type Theme, themeSchema } from "../../src/config/theme";
import { isDark } from "../../src/styling/theme/contrast";
import { looksOf } from "../../src/styling/theme/looks";
import { presets } from "../../src/styling/theme/presets";
import { resolveTheme } from "../../src/styling/theme/resolveTheme";
import { starterNames } from "../../src/project/starters";
import { root } from "../sites/configs";

const themeOf = (starter: string): Theme => {
  const file = join(root, "starters", starter, "site.config.json");
  return themeSchema.parse((JSON.parse(readFileSync(file, "utf8")) as { theme: object }).theme);
};

/** The colours that visitors see, by their preferred colour scheme. */
function seen(theme: Theme): Record<"light" | "dark", Record<ColorRole, string>> {
  const only = resolveTheme(theme);
  const { light, dark } = looksOf(theme) ?? { light: only, dark: only };
  return { light: light.colors, dark: dark.colors };
}

describe.each(starterNames)("the theme of the starter %s", (starter) => {
  const theme = themeOf(starter);
  const before = seen(theme);

  test.each(["primary", "accent", "background", "surface", "text"] as const)(
    "applies a changed %s in light mode and dark mode",
    (role) => {
      const other = isDark({ colors: resolveTheme(theme).colors }) ? "#3a0ca3" : "#ffd6e8";
      const after = seen({ ...theme, colors: { ...theme.colors, [role]: other } });
      expect(after.light[role]).not.toBe(before.light[role]);
      expect(after.dark[role]).not.toBe(before.dark[role]);
    },
  );

  test("follows another preset in most colours and in a text font", () => {
    const fonts = (one: Theme) => [resolveTheme(one).fonts.heading, resolveTheme(one).fonts.body];
    for (const preset of presetNames.filter((name) => name !== theme.preset)) {
      const other = { ...theme, preset };
      const after = resolveTheme(other).colors;
      const roles = Object.keys(after) as ColorRole[];
      const ofPreset = roles.filter((role) => after[role] === presets[preset].colors[role]);
      expect(ofPreset.length, preset).toBeGreaterThan(roles.length / 2);
      if (presets[preset].fonts.body !== presets[theme.preset].fonts.body)
        expect(fonts(other), preset).not.toEqual(fonts(theme));
    }
  });
});

test("uses a different preset in each starter", () => {
  const used = starterNames.map((starter) => themeOf(starter).preset);
  expect(new Set(used).size).toBe(used.length);
});
