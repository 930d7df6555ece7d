import { expect, test } from "vitest";
import { dividedValues } from "./usedValues";

test("values that nothing is first painted with come with the rest, with those that these need", () => {
  const theme =
    ":root{color-scheme:dark;--a:1px;--b:var(--c);--c:2px;--d:3px}html{e:var(--a)}" +
    "@media (prefers-color-scheme:dark){:root{--c:4px;--d:5px}}:root{--d:6px}";
  expect(dividedValues(theme, ".f{g:var(--b,1px)}")).toEqual({
    first:
      ":root{color-scheme:dark;--a:1px;--b:var(--c);--c:2px}html{e:var(--a)}" +
      "@media (prefers-color-scheme:dark){:root{--c:4px}}",
    rest: ":root{--d:3px}@media (prefers-color-scheme:dark){:root{--d:5px}}:root{--d:6px}",
  });
});

test("a value that holds what ends others is taken whole", () => {
  const theme = String.raw`:root{--a:url("x;--b:1}");--b:"\";"}`;
  expect(dividedValues(theme, "c{d:var(--b)}")).toEqual({
    first: String.raw`:root{--b:"\";"}`,
    rest: `:root{--a:url("x;--b:1}")}`,
  });
});
