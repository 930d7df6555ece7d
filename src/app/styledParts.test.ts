import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { allStyles } from "./server";
import { presets } from "../styling/theme/presets";
import { variantCss } from "../styling/theme/variants";
import { styledParts } from "../blocks/styledParts";

test("the parts that variants style are the classes of components", async () => {
  const css = await allStyles();
  for (const [part, selectors] of Object.entries(styledParts)) {
    const classes = [...selectors.matchAll(/\.([a-zA-Z]+\d+)/g)].map(([, name = ""]) => name);
    expect(classes, part).not.toEqual([]);
    for (const name of classes) expect(css, part).toMatch(new RegExp(`\\.${name}\\b`));
  }
});

test("the styles of a preset's variants are at most 1 KiB as a host sends them", () => {
  for (const { variants } of Object.values(presets))
    expect(brotliCompressSync(variantCss(variants, styledParts)).length).toBeLessThanOrEqual(1024);
});
