import { expect, it } from "vitest";
import { writingCss } from "./writing";

const english = { language: "en", direction: "ltr" } as const;
const hebrew = { language: "he", direction: "rtl" } as const;
const arabic = { language: "ar-EG", direction: "rtl" } as const;

it("is nothing for sites from left to right", () => {
  expect(writingCss([english])).toBe("");
});

it("joins the letters of languages that do", () => {
  const css = writingCss([english, hebrew, arabic]);
  expect(css).toContain(":is(:lang(ar-EG)){letter-spacing:0!important;font-style:normal!important}");
  expect(css).not.toContain(":lang(he)");
});

it("keeps the order of code in every language from right to left", () => {
  expect(writingCss([hebrew])).toBe('[dir="rtl"] code{direction:ltr;unicode-bidi:isolate}');
});
