import { expect, test } from "vitest";
import { backgroundCss } from "./backgroundStyles";

const stars = { src: "/stars.svg", size: 600, opacity: 0.5, parallax: 0 };

test("pictures follow the effect in the order given", () => {
  const css = backgroundCss("none", [stars, { ...stars, src: "/near.svg" }]);
  expect(css).toContain('div:nth-of-type(2){background:url("/stars.svg") 50% 0/600px auto;opacity:0.5}');
  expect(css).toContain('div:nth-of-type(3){background:url("/near.svg")');
});

test("a picture moves only for visitors who did not ask for less motion", () => {
  expect(backgroundCss("none", [stars])).not.toContain("animation");
  const css = backgroundCss("none", [{ ...stars, parallax: 0.25 }]);
  expect(css).toContain("@media (prefers-reduced-motion:no-preference){");
  expect(css).toContain("translate3d(0,-2000px,0)");
});

test("an address cannot leave its quotes", () => {
  expect(backgroundCss("none", [{ ...stars, src: '/a"){}</style>' }])).toContain(
    'url("/a%22){}%3C/style%3E")',
  );
});
