import { expect, it } from "vitest";
import { minifyCss } from "./minifyCss";

it("drops comments, line breaks and the spaces around punctuation", () => {
  expect(
    minifyCss(`
      /* the browser's own */
      ul, ol { padding: 0 1px; color: color-mix(
        in srgb, var(--a) 5%, red
      ); }
      @media (min-width: 40rem) and (hover: hover) { a:is(b, c):hover { margin: 0; } }
    `),
  ).toBe(
    "ul,ol{padding:0 1px;color:color-mix(in srgb,var(--a) 5%,red)}" +
      "@media (min-width:40rem) and (hover:hover){a:is(b,c):hover{margin:0}}",
  );
});

it("drops zeros before decimal points, and spaces before !important and around child combinators", () => {
  expect(minifyCss("a > b { margin: 0.5rem 10.05em -0.5px !important; }")).toBe(
    "a>b{margin:.5rem 10.05em -.5px!important}",
  );
});

it("keeps significant spaces", () => {
  for (const css of ["main .a :focus{margin:calc(1rem + 2px) -1px}", "a>b+c{--x:a b}"])
    expect(minifyCss(css)).toBe(css);
});

it("does not change quoted text", () => {
  const css = String.raw`a::after{content:" ( \" , ;} ) ";quotes:' : '}[dir="a , b"]{color:red}`;
  expect(minifyCss(css)).toBe(css);
});
