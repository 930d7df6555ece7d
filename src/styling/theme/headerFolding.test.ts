import { expect, test } from "vitest";
import { foldingCss } from "./headerFolding";
import type { HeaderParts } from "./headerLayouts";

const parts = new Proxy({}, { get: (_, name) => `.${String(name)}` }) as HeaderParts;
const css = (links: number, icons = 0) =>
  foldingCss(parts, {
    brand: 8,
    links: Array<number>(links).fill(6),
    icons,
    primary: 0,
    startRoom: 0,
    endRoom: 0,
    buttons: 0,
  });

test("a header without links has no rules, and one of three only moves them together", () => {
  expect(css(0)).toBe("");
  expect(css(3)).toBe(
    "@container all not (min-width:1.50rem){:root[data-ready] .nav{--link-padding:var(--space-2)}}",
  );
});

test("icons go when the links are together, and each link from the fourth on has a container", () => {
  const rules = css(5, 2);
  expect(rules).toContain("@container all not (min-width:5.41rem){:root[data-ready] .nav{--link-padding");
  expect(rules).toContain("@container all not (min-width:2.91rem){:root[data-ready] .nav .link");
  expect(rules).toContain('.level[data-fit="4"]{container-name:fit4}');
  expect(rules).not.toContain("fit3");
  // The last container knows whether all fit.
  expect(rules).toContain("@container all not (min-width:1px){:root[data-ready] .nav>ul>:nth-child(5)");
});
