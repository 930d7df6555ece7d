import { expect, test } from "vitest";
import { themeSchema } from "../../config/theme";
import { alternateOf, looksOf } from "./looks";
import { presets } from "./presets";

const stars = { image: "/stars.svg" };
const looks = (theme: object) => looksOf(themeSchema.parse(theme));

test("a theme has one look unless it names another", () => {
  expect(looks({ preset: "ember" })).toBeUndefined();
});

test.each([
  [{ preset: "ember", alternate: "parchment" }, "parchment", "ember"],
  [{ preset: "parchment", alternate: "ember" }, "parchment", "ember"],
  [{ preset: "ember", alternate: { preset: "daylight" } }, "daylight", "ember"],
  // Two of a kind: the first is for the preference that it suits.
  [{ preset: "ember", alternate: "midnight" }, "midnight", "ember"],
  [{ preset: "daylight", alternate: "parchment" }, "daylight", "parchment"],
] as const)("%o has its looks by the preference that they are for", (theme, light, dark) => {
  const found = looks(theme);
  expect(found!.light.colors).toEqual(presets[light].colors);
  expect(found!.dark.colors).toEqual(presets[dark].colors);
});

test("the second look has colours of its own, and the fonts, corners and variants of the first", () => {
  const { light, dark } = looks({
    preset: "ember",
    cards: "outline",
    colors: { accent: "#00ffcc" },
    fonts: { body: "lora" },
    radius: "none",
    alternate: { preset: "daylight", colors: { primary: "#0000aa" } },
  })!;
  expect(light.colors).toEqual({ ...presets.daylight.colors, primary: "#0000aa" });
  expect(dark.colors.accent).toBe("#00ffcc");
  expect([light.fonts, light.radius, light.variants]).toEqual([dark.fonts, dark.radius, dark.variants]);
  expect(light.variants.cards).toBe("outline");
});

test("what lies behind the page is that of the first look, unless the second says otherwise", () => {
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

test("the second look is a theme that has no second look", () => {
  expect(alternateOf(themeSchema.parse({ alternate: "daylight" }))).not.toHaveProperty("alternate");
});
