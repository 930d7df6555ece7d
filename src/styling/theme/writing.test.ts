import { expect, it } from "vitest";
import { lettersCss, writingCss } from "./writing";

const english = { language: "en", direction: "ltr" } as const;
const hebrew = { language: "he", direction: "rtl" } as const;
const arabic = { language: "ar-EG", direction: "rtl" } as const;

it("is nothing for sites from left to right", () => {
  expect(writingCss([english])).toBe("");
});

it("joins the letters of languages that do", () => {
  expect(lettersCss(arabic)).toContain(":lang(ar-EG){letter-spacing:0!important}");
  expect(lettersCss(english) + lettersCss(hebrew)).toBe("");
  const css = writingCss([english, hebrew, arabic]);
  expect(css).toContain(lettersCss(arabic));
  expect(css).toContain("em:lang(ar-EG){font-style:normal;");
});

it("keeps the order of code in every language from right to left", () => {
  expect(writingCss([hebrew])).toBe('[dir="rtl"] code{direction:ltr;unicode-bidi:isolate}');
});
