import { expect, test } from "vitest";
import { partsOf, type Script } from "./scriptParts";

const script = (name: string, more: Partial<Script> = {}): Script => ({
  name,
  fileName: `${name}.js`,
  isEntry: false,
  moduleIds: [name],
  imports: [],
  dynamicImports: [],
  ...more,
});
const ofPage = { isEntry: true, imports: ["browser.js"] };

const { entry, searchStyles, shared, blocks } = partsOf(
  [
    script("browser", { isEntry: true, dynamicImports: ["Tooltip.js", "SearchDialog.js"] }),
    script("Tooltip", { imports: ["browser.js"] }),
    script("SearchDialog", { imports: ["browser.js"] }),
    script("hero", ofPage),
    script("gallery", { ...ofPage, imports: ["Link.js", "browser.js"] }),
    script("image", { ...ofPage, imports: ["Link.js", "browser.js"] }),
    script("Link", { imports: ["browser.js"], dynamicImports: ["FullView.js"] }),
    script("FullView", { imports: ["browser.js"] }),
    script("text", ofPage),
  ],
  (name, modules) => (name === "text" ? undefined : `${name}(${modules.join(" ")}).css`),
);

test("what every page can show is one stylesheet, with what is fetched later, but for the search", () => {
  expect(entry).toBe("browser.js");
  expect(shared).toEqual({
    scripts: [],
    styles: ["styles(browser Tooltip).css"],
    later: ["Tooltip.js", "SearchDialog.js", "SearchDialog(SearchDialog).css"],
  });
  expect(searchStyles).toEqual(["SearchDialog(SearchDialog).css"]);
});

test("a block has its own stylesheet behind those of what it imports, and those of what it fetches later", () => {
  expect(blocks["gallery"]).toEqual({
    component: "gallery.js",
    scripts: ["Link.js", "gallery.js"],
    styles: ["Link(Link).css", "gallery(gallery).css", "FullView(FullView).css"],
    later: ["FullView.js"],
  });
  expect(blocks["image"]?.styles[0]).toBe(blocks["gallery"]?.styles[0]);
});

test("no block brings along what belongs to another, or nothing at all", () => {
  expect(blocks["hero"]).toEqual({
    component: "hero.js",
    scripts: ["hero.js"],
    styles: ["hero(hero).css"],
    later: [],
  });
  expect(blocks["text"]?.styles).toEqual([]);
});
