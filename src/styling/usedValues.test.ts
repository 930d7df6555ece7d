import { expect, test } from "vitest";
import { withUsedValues } from "./usedValues";

test("values that no rule asks for are left out, and those that only they need", () => {
  const theme =
    ":root{color-scheme:dark;--a:1px;--b:var(--c);--c:2px;--d:3px}html{e:var(--a)}" +
    "@media (prefers-color-scheme:dark){:root{--c:4px;--d:5px}}:root{--d:6px}";
  expect(withUsedValues(theme, ".f{g:var(--b,1px)}")).toBe(
    ":root{color-scheme:dark;--a:1px;--b:var(--c);--c:2px}html{e:var(--a)}" +
      "@media (prefers-color-scheme:dark){:root{--c:4px}}",
  );
});

test("a value that holds what ends others is taken whole", () => {
  const theme = String.raw`:root{--a:url("x;--b:1}");--b:"\";"}`;
  expect(withUsedValues(theme, "c{d:var(--b)}")).toBe(String.raw`:root{--b:"\";"}`);
});
