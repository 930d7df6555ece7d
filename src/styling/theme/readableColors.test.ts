import { assert, constantFrom, dictionary, integer, property, tuple } from "fast-check";
import { expect, test } from "vitest";
import { timesOf } from "../../../tests/property/share";
import { configWith, report } from "../../../tests/validate/surroundings";
import { type ColorRole, presetNames, themeSchema } from "../../config/theme";
import { presets } from "./presets";
import { readableColors, unreadablePairs } from "./readableColors";
import { resolveTheme } from "./resolveTheme";

const roles = Object.keys(presets.midnight.colors) as ColorRole[];
const color = tuple(
  integer({ min: 0, max: 255 }),
  integer({ min: 0, max: 255 }),
  integer({ min: 0, max: 255 }),
).map((channels) => `#${channels.map((value) => value.toString(16).padStart(2, "0")).join("")}`);
const palettes = dictionary(constantFrom(...roles), color);
const themeOf = (preset: string, colors: Partial<Record<string, string>>) =>
  themeSchema.parse({ preset, colors });

test("makes every pair of any palette readable with all changes at once", () => {
  assert(
    property(constantFrom(...presetNames), palettes, (preset, own) => {
      const changes = readableColors(themeOf(preset, own));
      const { colors } = resolveTheme(themeOf(preset, { ...own, ...changes }));
      expect(unreadablePairs(colors)).toEqual([]);
    }),
    { numRuns: timesOf(100) },
  );
});

test("leaves no contrast finding if all suggestions are applied at once", () => {
  assert(
    property(constantFrom(...presetNames), palettes, (preset, own) => {
      const text = (colors: object) =>
        configWith("", `"theme": { "preset": "${preset}", "colors": ${JSON.stringify(colors, null, 1)} }`);
      const followed: Record<string, string> = { ...own };
      for (const block of report(text(own)).split("\n\n")) {
        const [, role] = /colors → (\w+)/.exec(block) ?? [];
        const [, nearest] = /(?:[Uu]se|to) "(#\w+)"/.exec(block) ?? [];
        if (role !== undefined && nearest !== undefined) followed[role] = nearest;
        const [, added = ""] = /Add (.*) to "colors"/.exec(block) ?? [];
        for (const [, name, value] of added.matchAll(/"(\w+)": "(#\w+)"/g)) followed[name!] = value!;
      }
      expect(report(text(followed))).not.toContain("low-contrast");
    }),
    { numRuns: timesOf(30) },
  );
});

test("keeps a light palette on a dark preset light, and reports the other colours it needs", () => {
  const own = { background: "#ffffff", surface: "#f4f4f4", surfaceRaised: "#eeeeee", text: "#111111" };
  const changes = readableColors(themeOf("midnight", own));
  expect(Object.keys(changes).filter((role) => role in own)).toEqual([]);
});

test("does not change a readable theme", () => {
  for (const preset of presetNames) expect(readableColors(themeOf(preset, {}))).toEqual({});
});
