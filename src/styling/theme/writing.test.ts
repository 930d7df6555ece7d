import { expect, it } from "vitest";
import { writingCss } from "./writing";

const english = { language: "en", direction: "ltr" } as const;
const hebrew = { language: "he", direction: "rtl" } as const;
const arabic = { language: "ar-EG", direction: "rtl" } as const;

it("is nothing for sites from left to right", () => {
  expect(writingCss([english])).toEqual({ first: "", later: "" });
});

it("joins the letters of languages that do", () => {
  const { first, later } = writingCss([english, hebrew, arabic]);
  expect(first).toContain(":lang(ar-EG){letter-spacing:0!important}");
  expect(later).toContain("em:lang(ar-EG){font-style:normal;");
  expect(first + later).not.toContain(":lang(he)");
});

it("keeps the order of code in every language from right to left", () => {
  expect(writingCss([hebrew])).toEqual({
    first: "",
    later: '[dir="rtl"] code{direction:ltr;unicode-bidi:isolate}',
  });
});
