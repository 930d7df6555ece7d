import { expect, test } from "vitest";
import { compareModules } from "./cascade";

const modules = [
  "src/ui/elements/Heading.tsx",
  "src/ui/elements/Icon.tsx",
  "src/ui/controls/Button.tsx",
  "src/ui/Group.tsx",
  "src/app/layout/Header.tsx",
  "src/blocks/cards/Cards.tsx",
  "src/blocks/hero/Hero.tsx",
];

test("sorts a part of a page after the parts it consists of, in any loading order", () => {
  expect(modules.toReversed().sort(compareModules)).toEqual(modules);
  expect([...modules.slice(3), ...modules.slice(0, 3)].sort(compareModules)).toEqual(modules);
});

test("gives any two modules a definite order", () => {
  for (const a of modules)
    for (const b of modules) expect(compareModules(a, b) === 0, `${a} and ${b}`).toBe(a === b);
});
