import { expect, test } from "vitest";
import { visit } from "../visit";
import { serveOwnSite } from "./ownSite";

/** A table with five columns, whose longest words have 40 letters in total. */
const tableOf = (word: string, sort: boolean) => ({
  type: "table",
  sort,
  columns: [1, 2, 3, 4, 5].map((number) => `${word.replaceAll("`", "").slice(0, 7)}${number}`),
  rows: [[word, word, word, word, word]],
});
const tables = ["tomatoes", "TOMATOES", "`mmwwmmww`"].flatMap((word) => [
  tableOf(word, true),
  tableOf(word, false),
]);
const short = { type: "table", columns: ["Perk", "Where", "Free"], rows: [["Announcements", "Homes", "no"]] };
const config = (body: string) => ({
  version: 1,
  site: { name: "Mossy" },
  theme: { fonts: { body } },
  routes: [
    {
      path: "/",
      title: "Home",
      blocks: [
        {
          type: "tabs",
          layout: "side",
          tabs: [
            { id: "small", title: "Announcements and help", blocks: tables },
            { id: "other", title: "Another", blocks: [short] },
          ],
        },
        ...tables,
        short,
      ],
    },
  ],
});

test.each(["inter", "press-start-2p", "grenze-gotisch"])(
  "in %s, a small table fits its frame, and breaks no words if there is space",
  async (font) => {
    const page = await visit((await serveOwnSite(config(font))).url);
    for (const width of [640, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const beyond = await page.locator("table").evaluateAll((all) =>
        all.flatMap((table) => {
          const frame = table.parentElement!.getBoundingClientRect();
          return table.getBoundingClientRect().right > frame.right ? table.textContent : [];
        }),
      );
      expect(beyond, `${width}`).toEqual([]);
    }
    const wrap = (one: Element) => getComputedStyle(one).overflowWrap;
    expect(await page.locator("table").last().evaluate(wrap)).toBe("break-word");
  },
);
