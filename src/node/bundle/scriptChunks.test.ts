import { expect, test } from "vitest";
import { chunkNameOf } from "./scriptChunks";

/** Who imports whom: a button only in a form, a heading and a large dialog in two blocks, small
 * things beside large ones, a link in the frame of every page. */
const importers: Record<string, string[]> = {
  "/src/app/browser.tsx": [],
  "/src/app/layout/Header.tsx": ["/src/app/browser.tsx"],
  "/src/ui/Link.tsx": ["/src/app/layout/Header.tsx", "/src/blocks/form/Form.tsx"],
  "/src/ui/Heading.tsx": ["/src/blocks/stats/Stats.tsx", "/src/blocks/hero/Hero.tsx"],
  "/src/ui/Dialog.tsx": ["/src/blocks/form/FormField.tsx", "/src/blocks/hero/Hero.tsx"],
  "/src/ui/Window.tsx": ["/src/blocks/form/Form.tsx", "/src/blocks/hero/Hero.tsx"],
  "/src/ui/Frame.tsx": ["/src/blocks/form/Form.tsx", "/src/blocks/hero/Hero.tsx", "/src/blocks/faq/Faq.tsx"],
  "/src/ui/LargePicture.tsx": ["/src/ui/Frame.tsx"],
  "/src/ui/words.ts": ["/src/ui/Dialog.tsx"],
  "/src/ui/MiddleOfTwo.tsx": ["/src/blocks/tabs/Tabs.tsx", "/src/blocks/faq/Faq.tsx"],
  "/src/ui/MiddleOfThree.tsx": [
    "/src/blocks/stats/Stats.tsx",
    "/src/blocks/hero/Hero.tsx",
    "/src/blocks/faq/Faq.tsx",
  ],
  "/src/ui/Tooltip.tsx": [],
  "/src/ui/place.ts": ["/src/ui/Tooltip.tsx"],
  "/src/ui/Button.tsx": ["/src/blocks/form/FormField.tsx", "/src/blocks/form/Form.tsx"],
  "/src/ui/Spinner.tsx": ["/src/ui/Button.tsx"],
  "/src/ui/Banner.tsx?component": [],
  "/src/ui/Banner.tsx": ["/src/ui/Banner.tsx?component"],
  "/src/ui/a.ts": ["/src/ui/b.ts", "/src/blocks/form/Form.tsx"],
  "/src/ui/b.ts": ["/src/ui/a.ts"],
};
const nameOf = (id: string) =>
  chunkNameOf(id, (module) => ({
    isEntry: module === "/src/app/browser.tsx" || module.includes("?"),
    code: " ".repeat(/Dialog|Header|Large/.test(module) ? 9000 : module.includes("Middle") ? 1000 : 0),
    importers: importers[module] ?? [],
    importedIds: Object.keys(importers).filter((other) => importers[other]!.includes(module)),
    dynamicImporters: module.includes("Tooltip") ? ["/src/app/browser.tsx"] : [],
  }));

test("what one block alone needs stays with it", () => {
  expect(
    ["/src/blocks/form/Form.tsx", "/src/ui/Button.tsx", "/src/ui/Spinner.tsx", "/src/ui/b.ts"].map(nameOf),
  ).toEqual([null, null, null, null]);
});

test("a component that lies with no block is a file of its own, too", () => {
  expect(["/src/ui/Banner.tsx?component", "/src/ui/Banner.tsx"].map(nameOf)).toEqual([null, null]);
});

test("what is fetched at its first use is in no file that a page begins with", () => {
  expect(["/src/ui/Tooltip.tsx", "/src/ui/place.ts"].map(nameOf)).toEqual([null, null]);
});

test("what several blocks need is not loaded by other pages where it is large", () => {
  expect(nameOf("/src/ui/Dialog.tsx")).toBe(null);
});

test("what is of middle size is a file of its own where only two blocks need it", () => {
  expect(["/src/ui/MiddleOfTwo.tsx", "/src/ui/MiddleOfThree.tsx"].map(nameOf)).toEqual([null, "site"]);
});

test("what a large module alone is made with goes along with it", () => {
  expect(nameOf("/src/ui/words.ts")).toBe(null);
});

test("what is small goes along with what is large: where it imports it, and where the same blocks need both", () => {
  expect(["/src/ui/Frame.tsx", "/src/ui/LargePicture.tsx", "/src/ui/Window.tsx"].map(nameOf)).toEqual([
    null,
    null,
    null,
  ]);
});

test("what every page needs, and the small things of several blocks, are one file", () => {
  expect(
    ["/src/ui/Link.tsx", "/src/ui/Heading.tsx", "/src/app/layout/Header.tsx", "/src/app/browser.tsx"].map(
      nameOf,
    ),
  ).toEqual(["site", "site", "site", "site"]);
});
