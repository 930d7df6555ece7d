import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { presetNames } from "../../../src/config/theme";
import { variantKeys } from "../../../src/config/variants";
import { presets } from "../../../src/styling/theme/presets";
import { firstOf, inTurn } from "../../turns";
import { endVisit, visit } from "../visit";
import { brokenWords } from "./measures";
import { serveOwnSite } from "./ownSite";

const widths = [320, 360, 768, 1280, 1920];
const variants = variantKeys.headings.unwrap().options;
/** In a short run, presets with different page headers. */
const tested = firstOf([...presetNames].sort(byOpening), 3);

function byOpening(one: keyof typeof presets, other: keyof typeof presets): number {
  const nth = (name: keyof typeof presets) =>
    presetNames.filter((before) => presets[before].openings === presets[name].openings).indexOf(name);
  return nth(one) - nth(other);
}

const siteWith = (theme: object) => ({
  version: 1,
  site: { name: "Ebbstone" },
  theme,
  notFound: { heading: "There is nothing here" },
  routes: [
    {
      path: "/",
      title: "Welcome to Ebbstone",
      intro: "Mind the step.",
      blocks: [
        { type: "cards", heading: "The rules we keep", items: [{ title: "Be kind" }] },
        {
          type: "faq",
          heading: "Questions",
          categories: [{ title: "Server", questions: [{ question: "Why?", answer: "Restart." }] }],
        },
      ],
    },
  ],
});

/** The font sizes of headings, as multiples of the body text. */
const sizes = (page: Page) =>
  page.evaluate(() => {
    const sizeOf = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
    const text = sizeOf(document.body);
    const ofAll = (selector: string) =>
      [...document.querySelectorAll(selector)].map((heading) => sizeOf(heading) / text);
    return { page: ofAll("main h1"), sections: ofAll("main section h2") };
  });

const presetsInTurn = inTurn(tested);
const cases = variants.flatMap((headings) => presetsInTurn().map((preset) => ({ preset, headings })));

describe("headings", () => {
  test.each(cases)("are larger than text in preset $preset as $headings", async ({ preset, headings }) => {
    const { url } = await serveOwnSite(siteWith({ preset, headings }));
    for (const path of ["", "nowhere"]) {
      // Scripts do not change sizes.
      const page = await visit(url + path, { allowedErrors: [/404/], javaScriptEnabled: false });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const found = await sizes(page);
        expect([found.page.length, found.sections.length]).toEqual([1, path === "" ? 2 : 0]);
        expect(Math.min(...found.page), `h1 at ${width}`).toBeGreaterThanOrEqual(1.5);
        expect(Math.min(...found.sections, 9), `h2 at ${width}`).toBeGreaterThanOrEqual(1.3);
        expect(await brokenWords(page)).toEqual([]);
      }
      await endVisit(page);
    }
  });
});
