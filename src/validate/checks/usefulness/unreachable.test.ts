import { expect, test } from "vitest";
import { report } from "../../../../tests/validate/surroundings";

test("pages that no link leads to are named, also those behind them", () => {
  expect(
    report(`{ "version": 1, "site": { "name": "Mossy" },
  "navigation": [{ "label": "Home", "href": "/" }],
  "routes": [
    { "path": "/", "title": "Home", "blocks": [{ "type": "text", "text": "[Rules](/rules/#start)" }] },
    { "path": "/rules", "title": "Rules", "blocks": [{ "type": "text", "id": "start", "text": "[Bans](/bans)" }] },
    { "path": "/bans", "title": "Bans" },
    { "path": "/lost", "title": "Lost", "blocks": [{ "type": "text", "text": "[More](/more)" }] },
    { "path": "/more", "title": "More" }
  ] }`),
  ).toMatchInlineSnapshot(`
    "site.config.json:7:15 warning unreachable-page
    Lost (/lost) → path
    No link leads to the page "/lost", so that visitors do not find it. Add it to "navigation", link to it on another page, or write "listed": false if it is meant to stand alone.
      6 |     { "path": "/bans", "title": "Bans" },
      7 |     { "path": "/lost", "title": "Lost", "blocks": [{ "type": "text", "text": "[More](/more)" }] },
        |               ^^^^^^^

    site.config.json:8:15 warning unreachable-page
    More (/more) → path
    No link leads to the page "/more", so that visitors do not find it. Add it to "navigation", link to it on another page, or write "listed": false if it is meant to stand alone.
      7 |     { "path": "/lost", "title": "Lost", "blocks": [{ "type": "text", "text": "[More](/more)" }] },
      8 |     { "path": "/more", "title": "More" }
        |               ^^^^^^^

    2 warnings
    "
  `);
});

test("without a navigation of its own a site leads everywhere", () => {
  expect(
    report(
      '{ "version": 1, "site": { "name": "M" }, "routes": [{ "path": "/", "title": "A" }, { "path": "/b", "title": "B" }] }',
    ),
  ).toBe("");
});

test("what a header has no room for, when it lists the pages by itself, is not led to", () => {
  const routes = Array.from({ length: 14 }, (_, index) => ({
    path: index === 0 ? "/" : `/page-${index}`,
    title: `Page ${index}`,
    ...(index === 3 ? { blocks: [{ type: "text", text: "[On](/page-12)" }] } : {}),
  }));
  expect(report(JSON.stringify({ version: 1, site: { name: "M" }, routes }))).toMatchInlineSnapshot(`
    "site.config.json:1:571 warning unreachable-page
    Page 13 (/page-13) → path
    Without "navigation" the header lists the first 12 pages, and no link leads to "/page-13", so that visitors do not find it. Write a "navigation", link to it on another page, or write "listed": false if it is meant to stand alone.
      1 | …1"},{"path":"/page-12","title":"Page 12"},{"path":"/page-13","title":"Page 13"}]}
        |                                                    ^^^^^^^^^^

    1 warning
    "
  `);
});

test("a page that is not listed stands alone, and what it leads to is found from there", () => {
  expect(
    report(`{ "version": 1, "site": { "name": "Mossy" },
  "navigation": [{ "label": "Home", "href": "/" }],
  "routes": [
    { "path": "/", "title": "Home" },
    { "path": "/rejoin", "title": "Home", "listed": false, "blocks": [{ "type": "text", "text": "[Bans](/bans)" }] },
    { "path": "/bans", "title": "Bans" }
  ] }`),
  ).toBe("");
});
