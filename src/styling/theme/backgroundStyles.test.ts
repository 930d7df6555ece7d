import { expect, test } from "vitest";
import { backgroundCss, backgroundOfLooksCss } from "./backgroundStyles";

const stars = { src: "/stars.svg", size: 600, opacity: 0.5, parallax: 0 };

test("puts pictures after the effect in the order given", () => {
  const css = backgroundCss({ effect: "none", layers: [stars, { ...stars, src: "/near.svg" }] });
  expect(css).toContain('div:nth-of-type(2){background:url("/stars.svg") 50% 0/600px auto;opacity:0.5}');
  expect(css).toContain('div:nth-of-type(3){background:url("/near.svg")');
});

test("moves a picture only for visitors who did not ask for less motion", () => {
  expect(backgroundCss({ effect: "none", layers: [stars] })).not.toContain("animation");
  const css = backgroundCss({ effect: "none", layers: [{ ...stars, parallax: 0.25 }] });
  expect(css).toContain("@media (prefers-reduced-motion:no-preference){");
  expect(css).toContain("translate3d(0,-2000px,0)");
});

test("keeps an address inside its quotes", () => {
  expect(backgroundCss({ effect: "none", layers: [{ ...stars, src: '/a"){}</style>' }] })).toContain(
    'url("/a%22){}%3C/style%3E")',
  );
});

test("shows the effect and pictures of the current mode, light or dark", () => {
  const css = backgroundOfLooksCss(
    { effect: "none", layers: [{ ...stars, src: "/clouds.svg" }] },
    { effect: "dots", layers: [stars] },
  );
  expect(css).toContain(
    ":root{--backdrop:none;--backdrop-mask:none;--light-layers:block;--dark-layers:none}",
  );
  expect(css).toMatch(
    /:root\[data-look=dark\]\{--backdrop:radial-gradient[^}]*--light-layers:none;--dark-layers:block\}/,
  );
  expect(css).toMatch(
    /nth-of-type\(2\)\{background:url\("\/clouds\.svg"\)[^}]*\}[^}]*nth-of-type\(2\)\{display:var\(--light-layers\)\}/,
  );
  expect(css).toMatch(
    /nth-of-type\(3\)\{background:url\("\/stars\.svg"\)[^}]*\}[^}]*nth-of-type\(3\)\{display:var\(--dark-layers\)\}/,
  );
});
