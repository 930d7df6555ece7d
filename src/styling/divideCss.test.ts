import { expect, test } from "vitest";
import { hooksOf, isLate, marksIn, paintedRules, rulesIn } from "./divideCss";

test("rules are told apart, with those that stand in others, and signs in quotes", () => {
  const rules = ['a::after{content:"}{"}', "@media print{b{color:red}c{color:blue}}", ".d{e:f}"];
  expect(rulesIn(rules.join(""))).toEqual(rules);
});

test("what is on paper, pressed, focused or pointed at is not painted first", () => {
  const late = [
    "@media print{.a{color:red}}",
    "@media (hover:hover){.a:hover{color:red}}",
    ".a:active{color:red}",
    ".a:hover,.b:is(c,d):active{color:red}",
    ".a::backdrop{color:red}",
    ".a:focus-visible{color:red}",
    "@media (forced-colors:active){.a{color:red}}",
    ".a{-webkit-backdrop-filter:blur(1px);backdrop-filter:blur(1px)}",
  ];
  expect(late.filter((rule) => !isLate(rule))).toEqual([]);
  const first = [
    ".a{color:red}",
    ".a:hover,.b{color:red}",
    ".a:is(:hover,[aria-current]){color:red}",
    ".a:not(:hover){color:red}",
    ".a:not(:focus){color:red}",
    ".a:not(:is(b):focus){color:red}",
    "@media (hover:hover){.a{opacity:0}.a:hover{opacity:1}}",
    "@media print,(forced-colors:active){.a{display:none}}",
    "@media (min-width:40rem){.a{color:red}}",
    ".a{color:red;backdrop-filter:blur(1px)}",
  ];
  expect(first.filter(isLate)).toEqual([]);
});

test("the rules of what is painted keep their order", () => {
  const [base, hover, current] = [".a{b:1}", ".a:hover{b:2}", ".a[aria-current]{b:3}"];
  expect(paintedRules(base + hover + current, new Set())).toBe(base + current);
});

test("what is about elements that are not painted first is left out", () => {
  const painted = marksIn('<main data-whole class="a" data-state="open"><p>b</p><img src="c"></main>');
  const late = [
    ".a ul{b:c}",
    ".a>li+li{b:c}",
    ".a ul,.a ol{b:c}",
    "[data-copied] .a{b:c}",
    "header:has([data-wide]) .a{b:c}",
    ".a:has(>ul){b:c}",
    "@media (min-width:40rem){ul .a{b:c}}",
  ];
  expect(late.filter((rule) => paintedRules(rule, painted) !== "")).toEqual([]);
  const first = [
    ".a p,.a ul{b:c}",
    ".a>*{b:c}",
    ".a:is(ul,ol) p{b:c}",
    ".a:not(ul,[data-copied]){b:c}",
    ".a:has(ul,p){b:c}",
    ".a:not(:has(ul)){b:c}",
    ".a:has(p,ul:not(.b),ol){b:c}",
    ":is(p:not(:has(>[c],>ul:not([data-d]))),ul>[c]):has(.a){b:c}",
    "img+.a{b:c}",
    "[data-state=open] .a{b:c}",
    "main[data-whole] .a{b:c}",
    '.a[title="a ul,ol"]{b:c}',
    ":where(html:not([data-ready])) .a{b:c}",
    'html[data-look="light"] .a{b:c}',
    "@media (min-width:40rem){ul .a{b:c}.a{b:c}}",
    "@keyframes ul{to{b:c}}",
  ];
  expect(first.filter((rule) => paintedRules(rule, painted) !== rule)).toEqual([]);
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
