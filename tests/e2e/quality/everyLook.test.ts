import { beforeAll, describe, expect, test } from "vitest";
import { presetNames } from "../../../src/config/theme";
import { variantKeys } from "../../../src/config/variants";
import { presets } from "../../../src/styling/theme/presets";
import { isWhole } from "../../property/share";
import { defineIf } from "../../turns";
import { saveData, visit } from "../visit";
import { axe, axeOfStyles } from "./axe";
import {
  lateFonts,
  mostShift,
  serveEveryBlock,
  shown,
  shownInTurn,
  usual,
  videoErrors as allowedErrors,
} from "./everyBlockSite";
import { layoutShift, overflowing } from "./measures";
import { unreadable } from "./unreadable";

type Key = keyof typeof variantKeys;
const keys = Object.keys(variantKeys) as Key[];
const valuesOf = (key: Key): readonly string[] => variantKeys[key].unwrap().options;

/** Themes with each preset, and with variants that no preset has. */
const looks: { name: string; theme: Record<string, string> }[] = [
  ...presetNames.map((preset) => ({ name: preset, theme: { preset } })),
  ...withOtherVariants(),
];

function withOtherVariants(): typeof looks {
  const others = keys.map((key) => {
    const had = new Set<string>(presetNames.map((name) => presets[name].variants[key]));
    return [key, valuesOf(key).filter((value) => !had.has(value))] as const;
  });
  const count = Math.max(...others.map(([, values]) => values.length));
  return Array.from({ length: count }, (_, index) => {
    const chosen = others.flatMap(([key, values]) => (values[index] ? [[key, values[index]] as const] : []));
    return { name: chosen.flat().join(" "), theme: { preset: "midnight", ...Object.fromEntries(chosen) } };
  });
}

type Look = (typeof looks)[number];

const valueOf = ({ theme }: Look, key: Key) =>
  theme[key] ?? presets[theme["preset"] as "midnight"].variants[key];

test("each variant is in one of the themes", () => {
  for (const key of keys) {
    expect(new Set(looks.map((look) => valueOf(look, key))), key).toEqual(new Set(valuesOf(key)));
  }
});

// Themes only change styles. Elements are tested with the default theme (`everyBlock`), and the contrast of each preset
// is computed (`presets.test.ts`).
const others = looks.filter(({ theme }) => JSON.stringify(theme) !== JSON.stringify(usual));
const countVariants = (look: Look) =>
  keys.filter((key) => valueOf(look, key) !== presets.midnight.variants[key]).length;
/** In `npm test`, those that differ most from the default. `variants.test.ts` tests that each variant's rules apply. */
const few = others.toSorted((a, b) => countVariants(b) - countVariants(a)).slice(0, 3);
const looked = isWhole
  ? looks.map((look) => ({ ...look, blocks: shown, comesToLife: true }))
  : few.map((look, index) => ({ ...look, blocks: shownInTurn(index), comesToLife: index === 0 }));

describe.each(looked)("every block in $name", ({ name, theme, blocks, comesToLife }) => {
  let url: string;

  beforeAll(async () => {
    ({ url } = await serveEveryBlock(theme, blocks));
  });

  const life = comesToLife ? " and as it comes to life" : "";
  test(`is readable and clickable, follows its policy, and has no layout shift from late fonts${life}`, async () => {
    const page = await visit(url, {
      allowedErrors,
      comesToLife,
      prepare: async (page) => {
        await lateFonts(page);
        // Without data saver, scripts load automatically.
        if (!comesToLife) await saveData(page);
      },
    });
    expect(await layoutShift(page)).toBeLessThan(mostShift);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>("main details"))
        details.open = true;
    });
    expect(await (isWhole ? axe(page) : axeOfStyles(page))).toEqual([]);
  });

  // One of those whose variants need most space; all of them in the full run.
  defineIf(isWhole || name === few[0]!.name, () => {
    test("is complete without JavaScript", async () => {
      const page = await visit(url, {
        javaScriptEnabled: false,
        reducedMotion: "no-preference",
        allowedErrors,
      });
      // Search fields need JavaScript, so they are hidden without it.
      await page.evaluate(() => {
        for (const field of document.querySelectorAll("[type=search]")) field.closest("div")!.remove();
      });
      expect(await unreadable(page)).toEqual([]);
      expect(await overflowing(page)).toEqual([]);
    });
  });
});
