import { expect, test } from "vitest";
import { themeSchema } from "../../config/theme";
import { presets } from "./presets";
import { resolveTheme } from "./resolveTheme";

test("equals its preset if a theme sets nothing", () => {
  const theme = resolveTheme(themeSchema.parse({ preset: "ember" }));
  expect(theme.colors).toEqual(presets.ember.colors);
  expect(theme.fonts).toEqual(presets.ember.fonts);
  expect(theme.background).toEqual({ effect: "glow", layers: [] });
});

test("replaces only the preset's values that a theme sets", () => {
  const theme = resolveTheme(
    themeSchema.parse({ colors: { surface: "#123456" }, fonts: { body: "lora" }, radius: "none" }),
  );
  expect(theme.colors).toEqual({ ...presets.midnight.colors, surface: "#123456" });
  expect(theme.fonts).toEqual({ ...presets.midnight.fonts, body: "lora" });
  expect(theme.radius).toBe("none");
});

test("keeps text on a replaced primary colour readable", () => {
  const onDark = resolveTheme(themeSchema.parse({ colors: { primary: "#1a2b6d" } }));
  expect(onDark.colors.onPrimary).toBe("#ffffff");
  const onLight = resolveTheme(themeSchema.parse({ preset: "daylight", colors: { accent: "#ffe08a" } }));
  expect(onLight.colors.onAccent).toBe("#000000");
});

test("keeps the owner's text colour on the primary colour", () => {
  const theme = resolveTheme(themeSchema.parse({ colors: { primary: "#888888", onPrimary: "#999999" } }));
  expect(theme.colors.onPrimary).toBe("#999999");
});
