import { expect, test } from "vitest";
import { themeSchema } from "../../config/theme";
import { contrast } from "./contrast";
import { alternateOf, looksOf } from "./looks";
import { presets } from "./presets";

const stars = { image: "/stars.svg" };
const looks = (theme: object) => looksOf(themeSchema.parse(theme));

test("has one mode unless a theme names another", () => {
  expect(looks({ preset: "ember" })).toBeUndefined();
});

test.each([
  [{ preset: "ember", alternate: "parchment" }, "parchment", "ember"],
  [{ preset: "parchment", alternate: "ember" }, "parchment", "ember"],
  [{ preset: "ember", alternate: { preset: "daylight" } }, "daylight", "ember"],
  // Both are dark or both are light: the first serves the preference that it matches.
  [{ preset: "ember", alternate: "midnight" }, "midnight", "ember"],
  [{ preset: "daylight", alternate: "parchment" }, "daylight", "parchment"],
] as const)("%o has its looks by the preference that they are for", (theme, light, dark) => {
  const found = looks(theme);
  expect(found!.light.colors).toEqual(presets[light].colors);
  expect(found!.dark.colors).toEqual(presets[dark].colors);
});

test("gives the second mode its own colours, and the first mode's fonts, corners and variants", () => {
  const { light, dark } = looks({
    preset: "ember",
    cards: "outline",
    colors: { accent: "#00ffcc" },
    fonts: { body: "lora" },
    radius: "none",
    alternate: { preset: "daylight", colors: { primary: "#0000aa" } },
  })!;
  // The owner's accent is kept, but darker.
  const accent = light.colors.accent;
  expect(light.colors).toEqual({ ...presets.daylight.colors, primary: "#0000aa", accent, info: accent });
  expect(contrast(accent, light.colors.background)).toBeGreaterThanOrEqual(4.5);
  expect(accent).toMatch(/^#00/);
  expect(dark.colors.accent).toBe("#00ffcc");
  expect([light.fonts, light.radius, light.variants]).toEqual([dark.fonts, dark.radius, dark.variants]);
  expect(light.variants.cards).toBe("outline");
});

test("uses the first mode's page background, unless the second sets its own", () => {
  const background = { layers: [stars] };
  const one = looks({ preset: "ember", background, alternate: "daylight" })!;
  expect(one.light.background).toEqual({ ...one.dark.background, effect: "grid" });
  const two = looks({
    preset: "ember",
    background: { ...background, effect: "none" },
    alternate: { preset: "daylight", background: { layers: [] } },
  })!;
  expect(two.light.background).toEqual({ effect: "grid", layers: [] });
  expect(two.dark.background.layers).toHaveLength(1);
});

test("resolves the second mode to a theme without a second mode", () => {
  expect(alternateOf(themeSchema.parse({ alternate: "daylight" }))).not.toHaveProperty("alternate");
});
