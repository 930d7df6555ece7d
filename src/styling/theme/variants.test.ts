import { compile, serialize, stringify } from "stylis";
import { describe, expect, test } from "vitest";
import { presetNames, themeSchema } from "../../config/theme";
import { variantKeys } from "../../config/variants";
import { minifyCss } from "../minifyCss";
import { type Preset, type Variants, plainVariants } from "./preset";
import { presets } from "./presets";
import { resolveTheme } from "./resolveTheme";
import { variantCss } from "./variants";
import { addressCss, type AddressLook } from "./variants/addresses";
import { footerCss, type FooterLook } from "./variants/footers";
import { openingCss, type OpeningLook } from "./variants/openings";
import type { PageParts } from "./variants/pageParts";

const parts: PageParts = {
  panels: ".panel",
  marked: ".marked",
  pressed: ".pressed",
  buttons: ".button",
  primary: ".primary",
  secondary: ".secondary",
  headings: "main h1",
  sections: ".section",
  articleParts: ".part",
  bands: ".band",
  covers: ".cover",
  pictures: ".picture",
  allPictures: ".picture,.photo",
  copied: ".copied",
};

const choices = Object.entries(variantKeys).flatMap(([key, schema]) =>
  schema.unwrap().options.map((value) => [key, value] as [keyof Variants, string]),
);
const address = {
  card: ".card",
  lines: ".lines",
  words: ".words",
  mark: ".mark",
  value: ".value",
};
const footer = {
  footer: ".footer",
  inner: ".inner",
  about: ".about",
  brand: ".brand",
  words: ".words",
  groups: ".groups",
  title: ".title",
  last: ".last",
};
/** The values of a part in the presets, without the value that has no styles. */
const looksOfPresets = <Look>(lookOf: (preset: Preset) => Look, plain: Look) =>
  [...new Set(Object.values(presets).map(lookOf))].filter((look) => look !== plain);
const footers = looksOfPresets(({ footer }) => footer, "columns");
const openings = looksOfPresets(({ openings }) => openings, "start");
const addresses = looksOfPresets(({ address }) => address, "card");
const cssOf = (key: string, value: string) => variantCss({ ...plainVariants, [key]: value }, parts);

test("adds no styles for a theme without variants", () => {
  expect(variantCss(plainVariants, parts)).toBe("");
  for (const name of ["midnight", "ember", "daylight", "parchment"] as const)
    expect(variantCss(presets[name].variants, parts)).toBe("");
});

test("uses different hero addresses across presets, and adds no styles for the card", () => {
  expect(addresses.toSorted()).toEqual(["bar", "large"] satisfies AddressLook[]);
  expect(addressCss("card", address)).toBe("");
});

test("uses different footers and page headers across presets, and adds no styles for most", () => {
  expect(footers.toSorted()).toEqual([
    "card",
    "ground",
    "large",
    "name",
    "rows",
    "ruled",
  ] satisfies FooterLook[]);
  expect(openings.toSorted()).toEqual(["band", "beside", "middle"] satisfies OpeningLook[]);
  expect(footerCss("columns", footer) + openingCss("start", ".opening")).toBe("");
});

describe.each([
  ...choices
    .filter(([key, value]) => plainVariants[key] !== value)
    .map(([key, value]) => [key, value, cssOf(key, value)] as const),
  ...footers.map((look) => ["footer", look, footerCss(look, footer)] as const),
  ...openings.map((look) => ["openings", look, openingCss(look, ".opening")] as const),
  ...addresses.map((look) => ["address", look, addressCss(look, address)] as const),
])("%s: %s", (_key, _value, css) => {
  test("has rules that a browser parses completely, and that override the components' rules", () => {
    const rules = compile(css);
    expect(rules.length).toBeGreaterThan(0);
    // Invalid rules are left out.
    expect(minifyCss(serialize(rules, stringify)).length).toBeGreaterThan(minifyCss(css).length * 0.95);
    const selectors = [...css.matchAll(/(?:^|[{}])((?::|\.)[^{}@]+)\{/g)].map(([, selector]) => selector!);
    expect(selectors.length).toBeGreaterThan(0);
    for (const selector of selectors) expect(selector).toMatch(/^:root /);
  });

  test("takes its colours from the theme", () => {
    expect(css).not.toMatch(/#(?!000\b|fff\b)[0-9a-f]{3,8}\b/i);
  });
});

test("gives panels and buttons grounds that their words are readable on", () => {
  for (const [key, value] of choices.filter(([key]) => key === "cards" || key === "buttons")) {
    const grounds = [...cssOf(key, value).matchAll(/background:([^;}]+)/g)].map(([, ground]) => ground!);
    for (const ground of grounds) {
      expect(ground).toMatch(/(?:var\(--color-(?:surface|surface-raised|primary)\)|transparent\))$/);
    }
  }
  // Glass is opaque if words are on a picture, and for people who ask for contrast.
  expect(cssOf("cards", "glass")).toContain(
    ":root .sp-on-picture :is(.panel){background:var(--color-surface)}",
  );
  expect(cssOf("cards", "glass")).toContain("@media (prefers-contrast:more)");
  const glass = { ...plainVariants, cards: "glass" } as const;
  expect(variantCss(glass, parts, true)).toMatch(
    /\{:root :is\(\.panel\).*:root :is\(\.panel\)\{background:var\(--color-surface\);backdrop-filter:none\}$/,
  );
});

test("replaces shadows with borders in forced colours", () => {
  expect(cssOf("cards", "block")).toContain("border:1px solid transparent");
  expect(cssOf("buttons", "block")).toContain("border:1px solid transparent");
  expect(cssOf("dividers", "steps")).toMatch(/^@media screen and \(forced-colors:none\)/);
  expect(cssOf("headings", "ornament")).toMatch(/^@media screen and \(forced-colors:none\)/);
});

test.each(["flat", "block"])("keeps a border around %s cards on paper and in high contrast", (cards) => {
  expect(cssOf("cards", cards)).toContain(
    "@media print,(prefers-contrast:more){:root :is(.panel){border-color:var(--color-border)}}",
  );
});

test("lets owners replace single variants of a preset, and keeps the variants in a second mode", () => {
  const theme = themeSchema.parse({ preset: "raven", cards: "flat" });
  expect(resolveTheme(theme).variants).toEqual({ ...presets.raven.variants, cards: "flat" });
});

test("gives no two presets the same variants, unless they change nothing", () => {
  const kinds = presetNames
    .map((name) => presets[name].variants)
    .filter((variants) => variantCss(variants, parts) !== "")
    .map((variants) => JSON.stringify(variants));
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(kinds).toHaveLength(6);
});
