import { expect, test } from "vitest";
import { foldingCss } from "./headerFolding";
import type { HeaderParts } from "./headerLayouts";

const parts = new Proxy({}, { get: (_, name) => `.${String(name)}` }) as HeaderParts;
const css = (links: number, icons = 0) =>
  foldingCss(parts, {
    brand: 8,
    links: Array<number>(links).fill(6),
    icons,
    primary: 6,
    startRoom: 0,
    endRoom: 0,
    languages: 0,
    buttons: 0,
  });

test("has no rules for a header without links, and only moves three links together", () => {
  expect(css(0)).toEqual({ first: "", later: "" });
  expect(css(3)).toEqual({
    first:
      '.level[data-fit="3"]{container-name:fold all}' +
      "@container all (width<1.5rem){.nav{--link-padding:var(--space-2)}}",
    later: "",
  });
});

test("gives containers only to the first twenty links", () => {
  const { first } = css(60);
  expect(first.match(/\{container-name:/g)).toHaveLength(18);
  expect(first).toContain("@container fold (min-width:1px){.nav>*>:nth-child(n+21){display:none}");
});

test("hides icons once the links are together, and gives each link from the fourth on a container", () => {
  const { first: rules, later } = css(5, 2);
  expect(rules).toContain("@container all (width<5.41rem){.nav{--link-padding");
  expect(rules).toContain("@container all (width<2.91rem){.nav .link");
  expect(rules).toContain('.level[data-fit="4"]{container-name:f4}');
  expect(rules).not.toContain("f3");
  // The last container determines whether all links fit.
  expect(rules).toContain(
    "@container all (width<1px){.nav>*>:nth-child(5){display:none}.nav>*>:last-child{display:block}}",
  );
  // Each link is in the row or behind the entry.
  expect(later).toContain("@container f4 (width>=1px){.nav>*>:last-child>*>ul>:nth-child(1){display:none}}");
  expect(later).toContain("@container all (width>=1px){.nav>*>:last-child>*>ul>:nth-child(2){display:none}}");
});
