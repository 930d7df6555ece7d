import { expect, test } from "vitest";
import { divideStyle, hooksOf, isLate, rulesIn } from "./divideCss";

test("rules are told apart, with those that stand in others, and signs in quotes", () => {
  const rules = ['a::after{content:"}{"}', "@media print{b{color:red}c{color:blue}}", ".d{e:f}"];
  expect(rulesIn(rules.join(""))).toEqual(rules);
});

test("what is on paper, pressed or pointed at is not painted first", () => {
  const late = [
    "@media print{.a{color:red}}",
    "@media (hover:hover){.a:hover{color:red}}",
    ".a:active{color:red}",
    ".a:hover,.b:is(c,d):active{color:red}",
    ".a::backdrop{color:red}",
  ];
  expect(late.filter((rule) => !isLate(rule))).toEqual([]);
  const first = [
    ".a{color:red}",
    ".a:hover,.b{color:red}",
    ".a:is(:hover,[aria-current]){color:red}",
    ".a:not(:hover){color:red}",
    "@media (hover:hover){.a{opacity:0}.a:hover{opacity:1}}",
    "@media print,(forced-colors:active){.a{display:none}}",
    "@media (min-width:40rem){.a{color:red}}",
  ];
  expect(first.filter(isLate)).toEqual([]);
});

test("a state that wins over one that comes later is said again behind it", () => {
  const [base, hover, current] = [".a{b:1}", ".a:hover{b:2}", ".a[aria-current]{b:3}"];
  expect(divideStyle(base + hover + current)).toEqual({ first: base + current, rest: hover + current });
  expect(divideStyle(base + current)).toEqual({ first: base + current, rest: "" });
});

test("a rule is known by the classes of all that it finds", () => {
  expect(hooksOf(":root :is(.a0,.b1){c:1.5rem}")).toEqual(["a0", "b1"]);
  expect(hooksOf("@container d (max-width:14.3rem){:root :is(.a0)::before{c:d}}")).toEqual(["a0"]);
  expect(hooksOf(':root:not([data-look="light"]) .sp-on-picture{c:d}')).toEqual(["sp-on-picture"]);
  expect(hooksOf('[data-tag="builder"]{c:d}')).toEqual(['data-tag="builder"']);
  for (const open of [
    "a{c:d}",
    ":root{--a:b}",
    "*,::before{c:d}",
    ":root :is(main h1,.a0>h2){c:d}",
    "@keyframes a{to{c:d}}",
  ])
    expect(hooksOf(open), open).toBeUndefined();
});
