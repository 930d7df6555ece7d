import { expect, test } from "vitest";
import { siteScripts } from "./siteScripts";

const { partsFor, publishedFor } = siteScripts({
  id: "1",
  entry: "assets/a.js",
  boot: "0",
  announcementsBoot: "1",
  look: "1",
  languages: "1",
  styles: "assets/blocks.css",
  searchStyles: "assets/search.css",
  licences: "assets/licences.txt",
  css: ["f{}", "footer{}", "button{}", "c{}", "t{}", "wide{}"],
  shared: { scripts: ["assets/frame.js"], later: ["assets/tooltip.js"], css: [0, 1], painted: [0] },
  chunks: { table: { scripts: ["assets/table.js"], later: ["assets/sort.js"] } },
  parts: {
    cards: { css: [2, 3], painted: [2, 3] },
    cta: { css: [2], painted: [2] },
    table: { chunk: "table", css: [4, 5], painted: [4] },
    faqSearch: { chunk: "table", css: [], painted: [] },
  },
  pieces: { wideTable: [5] },
});

test("a page has the chunks and styles of its parts, each once, in the order of the cascade", () => {
  const parts = ["table", "faqSearch", "cta", "cards"] as const;
  expect(partsFor({ parts, opening: [] })).toEqual({
    parts: ["cards", "cta", "faqSearch", "table"],
    chunks: ["table"],
    scripts: ["assets/frame.js", "assets/table.js"],
    first: "f{}",
    rest: "footer{}button{}c{}t{}wide{}",
  });
});

test("critical CSS has the styles of the opening, which the stylesheet leaves out", () => {
  const parts = ["table", "cards"] as const;
  const ofTable = partsFor({ parts, opening: ["table"] });
  expect([ofTable.first, ofTable.rest]).toEqual(["f{}t{}", "footer{}button{}c{}wide{}"]);
  const ofWide = partsFor({ parts, opening: ["table", "wideTable"] });
  expect([ofWide.first, ofWide.rest]).toEqual(["f{}t{}wide{}", "footer{}button{}c{}"]);
});

test("pages with the same parts in another order have the same stylesheet", () => {
  expect(partsFor({ parts: ["cta", "cards"], opening: ["cta"] })).toBe(
    partsFor({ parts: ["cards", "cta"], opening: ["cta"] }),
  );
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
