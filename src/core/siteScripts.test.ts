import { expect, test } from "vitest";
import { siteScripts } from "./siteScripts";

const { partsFor, publishedFor } = siteScripts({
  id: "1",
  entry: "assets/a.js",
  boot: "0",
  announcementsBoot: "1",
  look: "1",
  styles: "assets/blocks.css",
  searchStyles: "assets/search.css",
  licences: "assets/licences.txt",
  css: ["f{}", "button{}", "c{}", "t{}"],
  shared: { scripts: ["assets/frame.js"], later: ["assets/tooltip.js"], css: [0] },
  chunks: { table: { scripts: ["assets/table.js"], later: ["assets/sort.js"] } },
  parts: {
    cards: { css: [1, 2] },
    cta: { css: [1] },
    table: { chunk: "table", css: [3] },
    faqSearch: { chunk: "table", css: [] },
  },
});

test("a page has the chunks and styles of its parts, each once, in the order of the cascade", () => {
  expect(partsFor(["table", "faqSearch", "cta", "cards"])).toEqual({
    parts: ["cards", "cta", "faqSearch", "table"],
    chunks: ["table"],
    scripts: ["assets/frame.js", "assets/table.js"],
    css: "f{}button{}c{}t{}",
  });
});

test("pages with the same parts in another order have the same stylesheet", () => {
  expect(partsFor(["cta", "cards"])).toBe(partsFor(["cards", "cta"]));
  expect(partsFor(["cta"]).css).toBe("f{}button{}");
});

test("publishes scripts that load later, but no chunk and no search styles without their parts", () => {
  const always = ["a.js", "licences.txt", "blocks.css", "frame.js", "tooltip.js"];
  const published = (
    ...parts: Parameters<typeof publishedFor>[0] extends Iterable<infer Part> ? Part[] : never
  ) => [...publishedFor(parts)].map((path) => path.replace("assets/", ""));
  expect(published("cards")).toEqual(always);
  expect(published("search")).toEqual([...always.slice(0, 3), "search.css", ...always.slice(3)]);
  expect(published("table")).toEqual([...always, "table.js", "sort.js"]);
});
