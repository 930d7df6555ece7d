import { expect, test } from "vitest";
import { themeSchema } from "../../config/theme";
import { presets } from "./presets";
import { resolveTheme } from "./resolveTheme";

test("a theme that says nothing is its preset", () => {
  const theme = resolveTheme(themeSchema.parse({ preset: "ember" }));
  expect(theme.colors).toEqual(presets.ember.colors);
  expect(theme.fonts).toEqual(presets.ember.fonts);
  expect(theme.background).toEqual({ effect: "glow", layers: [] });
});

test("what a theme says replaces the preset and nothing else", () => {
  const theme = resolveTheme(
    themeSchema.parse({ colors: { surface: "#123456" }, fonts: { body: "lora" }, radius: "none" }),
  );
  expect(theme.colors).toEqual({ ...presets.midnight.colors, surface: "#123456" });
  expect(theme.fonts).toEqual({ ...presets.midnight.fonts, body: "lora" });
  expect(theme.radius).toBe("none");
});

test("text on a replaced primary colour stays readable", () => {
  const onDark = resolveTheme(themeSchema.parse({ colors: { primary: "#1a2b6d" } }));
  expect(onDark.colors.onPrimary).toBe("#ffffff");
  const onLight = resolveTheme(themeSchema.parse({ preset: "daylight", colors: { accent: "#ffe08a" } }));
  expect(onLight.colors.onAccent).toBe("#000000");
});

test("text on the primary colour that the owner chose is kept", () => {
  const theme = resolveTheme(themeSchema.parse({ colors: { primary: "#888888", onPrimary: "#999999" } }));
  expect(theme.colors.onPrimary).toBe("#999999");
});
