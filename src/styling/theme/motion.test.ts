import { expect, test } from "vitest";
import { presetNames } from "../../config/theme";
import { calm, motionCss } from "./motion";
import { presets } from "./presets";

const css = motionCss(calm, { panels: ".panel", pictures: ".picture", copied: ".copied" });

/** The rules outside any other rule. */
function rulesIn(text: string): string[] {
  let depth = 0;
  let start = 0;
  return text.split("").flatMap((sign, index) => {
    if (sign === "{") depth++;
    if (sign !== "}" || --depth > 0) return [];
    const rule = text.slice(start, index + 1);
    start = index + 1;
    return [rule];
  });
}

test("moves nothing on paper, in forced colours, or for people who asked for less motion", () => {
  const [query, ...others] = rulesIn(css).map((rule) => rule.slice(0, rule.indexOf("{")));
  expect(query).toBe("@media screen and (prefers-reduced-motion:no-preference) and (forced-colors:none)");
  expect(others.map((name) => name.split(" ")[0])).toEqual(["@keyframes", "@keyframes", "@keyframes"]);
});

test("never makes rising parts faint or moves the space for them", () => {
  const rise = /@keyframes sp-rise\{from\{([^}]+)\}\}/.exec(css)![1];
  expect(rise).toBe("translate:0 calc(2*.75rem)");
  for (const [property] of css.matchAll(/[a-z-]+(?=:)/g))
    expect(property).not.toMatch(/^(?:width|height|margin|padding|inset|top|visibility|display)/);
});

test.each(presetNames)("%s moves shortly and not far", (name) => {
  const { time, ease, distance } = presets[name].motion;
  expect(time).toBeGreaterThanOrEqual(150);
  expect(time).toBeLessThanOrEqual(250);
  expect(ease).toMatch(/^(?:cubic-bezier|steps)\([^()]+\)$/);
  expect(parseFloat(distance)).toBeLessThanOrEqual(1);
  expect(distance).toMatch(/rem$/);
});
