import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { colorRoles } from "../../fields/parts/tag";
import { presetNames, themeSchema } from "../../config/theme";
import { tagsSchema } from "../../config/tags";
import { contrast } from "./contrast";
import { groundsOf } from "./grounds";
import { looksOf } from "./looks";
import { namedColorCss } from "./namedColors";
import { mix } from "./nearestReadable";
import { resolveTheme } from "./resolveTheme";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const tagsWith = (color: string) => tagsSchema.parse({ dye: { label: "Dye", color } });

/** The colours of a name in the rule of a selector. */
function colorsOf(css: string, selector: string, name: string): Record<string, string> {
  const start = css.indexOf(`${selector}{`) + selector.length + 1;
  const rule = css.slice(start, css.indexOf("}", start));
  const found = rule.matchAll(new RegExp(`--([chofb])-${name}:(#\\w+)`, "gu"));
  return Object.fromEntries(Array.from(found, ([, kind = "", color = ""]) => [kind, color]));
}

const looks = presetNames.flatMap((preset) => {
  const theme = themeSchema.parse({ preset, alternate: "auto" });
  const both = looksOf(theme)!;
  return [
    [`${preset} in light mode`, both.light],
    [`${preset} in dark mode`, both.dark],
  ] as const;
});

describe.each(looks)("colours by name in %s", (_, look) => {
  const { background, surface, surfaceRaised } = look.colors;
  const { tint, surfaceOnRaised, picture } = groundsOf(look.colors);
  const grounds = [background, surface, surfaceRaised, tint, surfaceOnRaised];
  const worst = mix("#ffffff", picture.colors.background, picture.veil);
  const onPicture = [worst, picture.colors.surface, picture.colors.surfaceRaised];

  test("are readable on every background, in headings, on buttons and on pictures", () => {
    const check = (css: string, name: string) => {
      const words = colorsOf(css, ":root", name);
      for (const ground of grounds) {
        expect(contrast(words["c"]!, ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(words["h"]!, ground)).toBeGreaterThanOrEqual(3);
      }
      // On the tint of a card or callout with the same colour.
      expect(contrast(words["c"]!, mix(surface, words["c"]!, 0.16))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(words["o"]!, words["c"]!)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(words["b"]!, words["f"]!)).toBeGreaterThanOrEqual(4.5);
      const there = colorsOf(css, ":root .sp-on-picture", name);
      for (const ground of onPicture) expect(contrast(there["c"]!, ground)).toBeGreaterThanOrEqual(4.5);
    };
    fc.assert(
      fc.property(hex, (color) => check(namedColorCss(["dye"], tagsWith(color), look), "dye")),
      { numRuns: 40 },
    );
    const css = namedColorCss(colorRoles, {}, look);
    for (const role of colorRoles) check(css, role);
  });

  test("keep the owner's colour on buttons, and where it is readable", () => {
    const words = colorsOf(namedColorCss(["dye"], tagsWith("#5865f2"), look), ":root", "dye");
    expect(words["f"]).toBe("#5865f2");
    const text = colorsOf(namedColorCss(["dye"], tagsWith(look.colors.text), look), ":root", "dye");
    expect(text["c"]).toBe(look.colors.text);
  });
});

describe("the styles of colours by name", () => {
  const theme = resolveTheme(themeSchema.parse({}));

  test("are empty if the site uses none", () => {
    expect(namedColorCss([], tagsWith("#123456"), theme)).toBe("");
  });

  test("use a tag instead of the theme's colour with the same name", () => {
    const tags = tagsSchema.parse({ danger: { label: "Danger", color: "#00ff00" } });
    expect(colorsOf(namedColorCss(["danger"], tags, theme), ":root", "danger")["f"]).toBe("#00ff00");
  });

  test("support names of any script", () => {
    const tags = tagsSchema.parse({ строитель: { label: "Строитель", color: "#ffffff" } });
    const css = namedColorCss(["строитель"], tags, theme);
    expect(css).toContain('[data-color="строитель"]');
    expect(colorsOf(css, ":root", "строитель")["f"]).toBe("#ffffff");
  });
});
