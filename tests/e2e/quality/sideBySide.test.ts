import { describe, expect, test } from "vitest";
import { presets } from "../../../src/styling/theme/presets";
import { inTurn } from "../../turns";
import { axe } from "./axe";
import { endVisit, visit } from "../visit";
import { lateStarts, looseWords, oddDistances } from "./gridMeasures";
import { overflowing } from "./measures";
import { serveOwnSite } from "./ownSite";

const text = (heading: string, count = 3) => ({
  type: "text",
  heading,
  text: "The gate opens at eight. ".repeat(count).trim(),
});
const notice = (heading: string) => ({ type: "callout", heading, text: "It opens at eight by the well." });
const links = { type: "links", heading: "Links", items: [{ label: "Rules", href: "/rules" }] };
const cards = ["Harvest", "Ferry", "Map", "Well"].map((title, index) => ({
  title,
  description: "Nine days. ".repeat(index + 1).trim(),
}));
const aside = [notice("Market"), links, { type: "stats", items: [{ value: "1,204", label: "Players" }] }];

const config = (preset: string) => ({
  version: 1,
  site: { name: "Fernhollow", language: "en" },
  theme: { preset },
  routes: [
    {
      path: "/",
      title: "Home",
      blocks: [
        {
          type: "columns",
          heading: "Today",
          intro: "News and the market.",
          items: [{ span: 2, blocks: [{ type: "posts", heading: "News" }] }, { blocks: aside }],
        },
        {
          type: "columns",
          items: ["One", "Two", "Three"].map((word) => ({ blocks: [text(word)] })),
        },
        { type: "columns", items: ["Four", "Five"].map((word) => ({ blocks: [text(word)] })) },
        {
          type: "columns",
          layout: "masonry",
          items: ["Six", "Seven", "Eight", "Nine"].map((word, index) => ({
            blocks: [text(word, 4 * index + 2)],
          })),
        },
        {
          type: "columns",
          layout: "carousel",
          items: ["A", "B", "C", "D"].map((word) => ({ blocks: [notice(word)] })),
        },
        { type: "cards", align: "beside", heading: "Four things", intro: "They took years.", items: cards },
        { type: "cards", layout: "masonry", heading: "A wall", items: cards },
        { ...text("Who we are"), align: "beside", background: "tint" },
        { type: "posts", align: "beside", heading: "Lately" },
      ],
    },
    {
      path: "/rules",
      title: "Rules",
      aside,
      blocks: [text("First", 20), { type: "cards", heading: "Places", items: cards }],
    },
    {
      path: "/guide",
      title: "Guide",
      aside,
      contents: true,
      blocks: [text("First", 20), text("Second", 20)],
    },
  ],
  news: {
    path: "/news",
    aside,
    posts: [
      { slug: "harvest", title: "Harvest week", date: "2026-11-20", text: "Nine days. ".repeat(50), aside },
      { slug: "ferry", title: "Ferry race", date: "2026-11-10", text: "Down the river and back." },
    ],
  },
});

const widths = inTurn([1280, 390, 1920, 768]);

const checked = inTurn(["/", "/guide"]);

describe.each(["midnight", "parchment"] as const)("in %s", (preset) => {
  const site = serveOwnSite(config(preset));

  test.each(["/", "/rules", "/guide", "/news", "/news/harvest"].map((path) => ({ path, screens: widths() })))(
    "has its words on columns and its distances on the scale on $path",
    async ({ path, screens }) => {
      const page = await visit((await site).url.replace(/\/$/, "") + path, { javaScriptEnabled: false });
      for (const width of screens) {
        await page.setViewportSize({ width, height: 900 });
        const measured = { page, density: presets[preset].density };
        expect(await looseWords(measured), `beside the columns at ${width}`).toEqual([]);
        expect(await lateStarts(measured), `begins elsewhere at ${width}`).toEqual([]);
        expect(await oddDistances(measured), `distances at ${width}`).toEqual([]);
        expect(await overflowing(page), `overflows at ${width}`).toEqual([]);
      }
      await endVisit(page);
    },
  );

  test.each(checked())("passes axe on %s", async (path) => {
    const page = await visit((await site).url.replace(/\/$/, "") + path);
    expect(await axe(page)).toEqual([]);
  });
});
