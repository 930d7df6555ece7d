import { expect, test } from "vitest";
import { report } from "../../../../tests/validate/surroundings";

test("reports an unreachable page, but not the pages that it links to", () => {
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
    Visitors cannot reach "/lost" by following links. Add { "label": "Lost", "href": "/lost" } to "navigation", or [Lost](/lost) to the text of a page that visitors can reach. If only people with the link should visit the page, add "listed": false to its route.
      6 |     { "path": "/bans", "title": "Bans" },
      7 |     { "path": "/lost", "title": "Lost", "blocks": [{ "type": "text", "text": "[More](/more)" }] },
        |               ^^^^^^^

    1 warning
    "
  `);
});

test("accepts a site without a custom navigation", () => {
  expect(
    report(
      '{ "version": 1, "site": { "name": "M" }, "routes": [{ "path": "/", "title": "A" }, { "path": "/b", "title": "B" }] }',
    ),
  ).toBe("");
});

test("reports pages that do not fit into the header's generated list", () => {
  const routes = Array.from({ length: 14 }, (_, index) => ({
    path: index === 0 ? "/" : `/page-${index}`,
    title: `Page ${index}`,
    ...(index === 3 ? { blocks: [{ type: "text", text: "[On](/page-12)" }] } : {}),
  }));
  expect(report(JSON.stringify({ version: 1, site: { name: "M" }, routes }))).toMatchInlineSnapshot(`
    "site.config.json:1:571 warning unreachable-page
    Page 13 (/page-13) → path
    Visitors cannot reach "/page-13" by following links. The header lists only the first 12 pages because the config has no "navigation". Add [Page 13](/page-13) to the text of a page that visitors can reach. If only people with the link should visit the page, add "listed": false to its route.
      1 | …1"},{"path":"/page-12","title":"Page 12"},{"path":"/page-13","title":"Page 13"}]}
        |                                                    ^^^^^^^^^^

    1 warning
    "
  `);
});

test("accepts an unlisted page, and the pages it links to", () => {
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

test("reports one page of a group that only links to itself", () => {
  const page = (path: string, to: string) =>
    `{ "path": "${path}", "title": "${path}", "blocks": [{ "type": "text", "text": "[On](${to})" }] }`;
  const text = `{ "version": 1, "site": { "name": "Mossy" }, "navigation": [{ "label": "Home", "href": "/" }], "routes": [
    { "path": "/", "title": "Home", "intro": "Hello." },
    ${[page("/a", "/b"), page("/b", "/c"), page("/c", "/b"), page("/d", "/e"), page("/e", "/d")].join(",\n")}
  ] }`;
  expect(report(text).match(/Visitors cannot reach "\S+"/g)).toEqual([
    'Visitors cannot reach "/a"',
    'Visitors cannot reach "/d"',
  ]);
});
