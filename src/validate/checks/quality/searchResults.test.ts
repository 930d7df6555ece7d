import { expect, test } from "vitest";
import { configWith, report } from "../../../../tests/validate/surroundings";

const pages = (...keys: string[]) =>
  `{ "version": 1, "site": { "name": "Mossy", "url": "https://mossy.net" },
  "routes": [
${keys.map((key) => `    { ${key} }`).join(",\n")}
  ] }`;

test("requires titles and descriptions to be set, short and unique", () => {
  expect(
    report(
      pages(
        '"path": "/", "title": "Mossy"',
        `"path": "/rules", "title": "${"Rules and ".repeat(7)}more", "description": "All rules."`,
        `"path": "/map", "title": "Mossy", "description": "${"A map. ".repeat(30)}"`,
        '"path": "/shop", "title": "Shop", "description": "All rules."',
      ),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.json:3:5 warning missing-description
    Mossy (/)
    This page has no description for search results and link previews. Add a "description" of one or two sentences here, or in "site" for all pages.
      2 |   "routes": [
      3 |     { "path": "/", "title": "Mossy" },
        |     ^

    site.config.json:4:34 warning long-title
    Rules and Rules and Rules and Rules and… (/rules) → title
    The title has 74 characters. Search results and link previews cut it off after about 60. Shorten it, and put the most important words first.
      3 |     { "path": "/", "title": "Mossy" },
      4 |     { "path": "/rules", "title": "Rules and Rules and Rules and Rules and Rules and Rules and Rules …
        |                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    site.config.json:5:32 warning repeated-title
    Mossy (/map) → title
    An earlier page already has the title "Mossy", so both look the same in search results. Give this page a different title.
      4 |     { "path": "/rules", "title": "Rules and Rules and Rules and Rules and Rules and Rules and Rules …
      5 |     { "path": "/map", "title": "Mossy", "description": "A map. A map. A map. A map. A map. A map. A …
        |                                ^^^^^^^

    site.config.json:5:56 warning long-description
    Mossy (/map) → description
    The description has 210 characters. Search results and link previews cut it off after about 160. Shorten it, and put the most important words first.
      5 | … "path": "/map", "title": "Mossy", "description": "A map. A map. A map. A map. A map. A map. A map. …
        |                                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    site.config.json:6:56 warning repeated-description
    Shop (/shop) → description
    An earlier page already has the description "All rules.", so both look the same in search results. Give this page a different description.
      5 |     { "path": "/map", "title": "Mossy", "description": "A map. A map. A map. A map. A map. A map. A …
      6 |     { "path": "/shop", "title": "Shop", "description": "All rules." }
        |                                                        ^^^^^^^^^^^^

    5 warnings
    "
  `);
});

test("requires no description if the site has one, or has no address", () => {
  expect(
    report(pages('"path": "/", "title": "A"').replace('"url"', '"description": "All of it.", "url"')),
  ).toBe("");
  expect(report(configWith(""))).toBe("");
});
