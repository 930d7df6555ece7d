import { brotliCompressSync } from "node:zlib";
import { compile, serialize, stringify } from "stylis";
import { describe, expect, test } from "vitest";
import { motifNames, presetNames, themeSchema } from "../../../config/theme";
import { minifyCss } from "../../minifyCss";
import { presets } from "../presets";
import { resolveTheme } from "../resolveTheme";
import { firstHorizonCss, horizonCss, largeMotifCss, motifCss } from "./motifs";

const parts = { openings: ".opening,.hero", heroes: ".hero", scenes: ".scene" };
const { colors } = presets.midnight;

test("draws a different motif for each preset, which an owner can replace or leave out", () => {
  expect(new Set(presetNames.map((name) => presets[name].motif)).size).toBe(presetNames.length);
  expect(resolveTheme(themeSchema.parse({ preset: "raven", motif: "none" })).motif).toBe("none");
  expect(resolveTheme(themeSchema.parse({ preset: "raven" })).motif).toBe("runes");
  expect(motifCss("none", parts)).toBe("");
});

test("shows another part of it on each page, in at most 400 bytes", () => {
  expect(minifyCss(horizonCss).length).toBeLessThanOrEqual(400);
  expect(horizonCss).toContain('[data-horizon^="0"]{--far:-2.5}');
  expect(firstHorizonCss("05")).toBe("main{--far:-2.5;--near:2.5}");
});

test("repeats an owner's picture below the words only", () => {
  const css = motifCss({ image: "/hills.svg" }, parts);
  expect(css).toContain('background:url("/hills.svg")');
  expect(largeMotifCss({ motif: { image: "/hills.svg" } as never, colors }, parts)).toBe("");
});

describe.each(motifNames.filter((name) => name !== "none"))("%s", (name) => {
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

  test("is large at the end of heroes without a picture, in a colour that words are readable on", () => {
    const large = largeMotifCss({ motif: name, colors }, parts);
    expect(large).toMatch(/^:root\{--ink:#[0-9a-f]{6}\}/);
    expect(large.slice(large.indexOf("::before"))).not.toMatch(/#(?!000\b)[0-9a-f]{3,8}\b/i);
    expect(large).not.toMatch(/undefined|NaN/);
    expect(brotliCompressSync(minifyCss(css + large)).length).toBeLessThanOrEqual(1400);
  });

  test("is at most 1 KiB as a host sends it", () => {
    expect(brotliCompressSync(minifyCss(css)).length).toBeLessThanOrEqual(1024);
  });
});
