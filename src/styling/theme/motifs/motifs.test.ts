import { brotliCompressSync } from "node:zlib";
import { compile, serialize, stringify } from "stylis";
import { describe, expect, test } from "vitest";
import { motif, presetNames, themeSchema } from "../../../config/theme";
import { minifyCss } from "../../minifyCss";
import { presets } from "../presets";
import { resolveTheme } from "../resolveTheme";
import { motifCss } from "./motifs";

const parts = { openings: ".opening", scenes: ".scene" };

test("draws a different motif for each preset, which an owner can replace or leave out", () => {
  expect(new Set(presetNames.map((name) => presets[name].motif)).size).toBe(presetNames.length);
  expect(resolveTheme(themeSchema.parse({ preset: "raven", motif: "none" })).motif).toBe("none");
  expect(resolveTheme(themeSchema.parse({ preset: "raven" })).motif).toBe("runes");
  expect(motifCss("none", parts)).toBe("");
});

describe.each(motif.options.filter((name) => name !== "none"))("%s", (name) => {
  const css = motifCss(name, parts);

  test("has rules that a browser parses completely", () => {
    expect(minifyCss(serialize(compile(css), stringify)).length).toBeGreaterThan(
      minifyCss(css).length * 0.95,
    );
    expect(css).not.toMatch(/undefined|NaN/);
  });

  test("is neither printed nor drawn in forced colours", () => {
    expect(css).toMatch(/^@media screen and \(forced-colors:none\)\{.*\}\}$/s);
  });

  test("takes its colours from the theme", () => {
    expect(css).toMatch(/var\(--color-(?:primary|accent)\)/);
    expect(css).not.toMatch(/#(?!000\b)[0-9a-f]{3,8}\b/i);
  });

  test("draws only below the words: behind them is only a ground they are readable on", () => {
    expect(css).toContain("padding-block-end:calc(var(--motif) + ");
    for (const side of ["before", "after"])
      if (css.includes(`::${side}`))
        expect(css).toMatch(new RegExp(`::${side}\\{[^}]*block-size:var\\(--motif\\)`));
  });

  test("is at most 1 KiB as a host sends it", () => {
    expect(brotliCompressSync(minifyCss(css)).length).toBeLessThanOrEqual(1024);
  });
});
