import { describe, expect, test } from "vitest";
import { configWith, fixed, report } from "../../../../tests/validate/surroundings";
import { presetNames } from "../../../config/theme";

const theme = (colors: string, preset = "midnight") =>
  configWith("", `"theme": { "preset": "${preset}", "colors": { ${colors} } }`);

describe("the colours of the theme", () => {
  test("are reported with the nearest readable colour", () => {
    const text = theme('"background": "#101010", "text": "#444444"');
    expect(report(text)).toMatchInlineSnapshot(`
      "site.config.json:2:79 warning low-contrast
      theme → colors → text
      "text" has too little contrast with "background", "surface" and "surfaceRaised". The lowest contrast ratio is 1.59, but it must be at least 4.5. Use "#8b8b8b", the nearest colour that works.
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "theme": { "preset": "midnight", "colors": { "background": "#101010", "text": "#444444" } },
          |                                                                               ^^^^^^^^^

      1 warning
      "
    `);
    expect(report(text.replace("#444444", "#8b8b8b"))).toBe("");
    // Only the owner changes an explicit choice.
    expect(fixed(text)).toBe(text);
  });

  test("are reported where the owner chose them", () => {
    const text = theme('"background": "#777777"');
    expect(report(text)).toMatchInlineSnapshot(`
      "site.config.json:2:60 warning low-contrast
      theme → colors → background
      "background" has too little contrast with "text", "textMuted", "primary" and "accent". The lowest contrast ratio is 1.62, but it must be at least 4.5. Use "#343434", the nearest colour that works.
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "theme": { "preset": "midnight", "colors": { "background": "#777777" } },
          |                                                            ^^^^^^^^^

      1 warning
      "
    `);
  });

  test("are not reported if none is set, or all are readable", () => {
    for (const preset of presetNames) expect(report(theme("", preset))).toBe("");
    expect(report(theme('"text": "#ffffff"'))).toBe("");
    // The text on a colour is black or white automatically.
    expect(report(theme('"primary": "#ffffff"'))).toBe("");
  });
});

test("are compared with each other in the alternate look too, and reported there", () => {
  expect(
    report(
      configWith(
        "",
        `"theme": { "preset": "ember", "colors": { "text": "#fff2ea" }, "alternate": {
  "preset": "daylight", "colors": { "text": "#eeeeee", "primary": "#3a45d4" } } }`,
      ),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.json:3:45 warning low-contrast
    theme → alternate → colors → text
    In the alternate look, "text" has too little contrast with "background", "surface" and "surfaceRaised". The lowest contrast ratio is 1.03, but it must be at least 4.5. Use "#6d6d6d", the nearest colour that works.
      2 | "theme": { "preset": "ember", "colors": { "text": "#fff2ea" }, "alternate": {
      3 |   "preset": "daylight", "colors": { "text": "#eeeeee", "primary": "#3a45d4" } } },
        |                                             ^^^^^^^^^

    1 warning
    "
  `);
});
