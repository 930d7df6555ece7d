import { expect, test } from "vitest";
import { configWith, report } from "../../../../tests/validate/surroundings";

test("constants and toasts that nobody uses are named", () => {
  expect(
    report(
      configWith(
        '{ "type": "callout", "heading": "{{used}}", "buttons": [{ "label": "C", "copy": "x", "toast": "shown" }] }',
        `"constants": { "used": "A", "spare": "B" },
"toasts": { "messages": { "shown": { "title": "A" }, "hidden": { "title": "B" } } }`,
      ),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.json:2:29 warning unused-constant
    constants → spare
    Nothing uses the constant "spare". Write {{spare}} where its value belongs, or remove it.
      1 | { "version": 1, "site": { "name": "Mossy" },
      2 | "constants": { "used": "A", "spare": "B" },
        |                             ^^^^^^^

    site.config.json:3:54 warning unused-toast
    toasts → messages → hidden
    Nothing shows the toast "hidden". Name it in the "toast" of a button, a card or a form, or remove it.
      2 | "constants": { "used": "A", "spare": "B" },
      3 | "toasts": { "messages": { "shown": { "title": "A" }, "hidden": { "title": "B" } } },
        |                                                      ^^^^^^^^

    2 warnings
    "
  `);
});

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
    No link leads to the page "/lost", so that visitors do not find it. Add it to "navigation", or link to it on another page.
      6 |     { "path": "/bans", "title": "Bans" },
      7 |     { "path": "/lost", "title": "Lost", "blocks": [{ "type": "text", "text": "[More](/more)" }] },
        |               ^^^^^^^

    site.config.json:8:15 warning unreachable-page
    More (/more) → path
    No link leads to the page "/more", so that visitors do not find it. Add it to "navigation", or link to it on another page.
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

test("a key that needs another one is named", () => {
  expect(
    report(
      configWith(
        '{ "type": "tabs", "tabs": [{ "id": "a", "title": "A", "text": "a", "badgeVariant": "primary" }] }',
      ),
    ),
  ).toMatchInlineSnapshot(`
    "site.config.json:4:68 warning key-without-effect
    Home (/) → block 1 (tabs) → tab 1, "A" → badgeVariant
    "badgeVariant" does nothing here, as there is no "badge". Add "badge", or remove "badgeVariant".
      3 |     { "path": "/", "title": "Home", "blocks": [
      4 | { "type": "tabs", "tabs": [{ "id": "a", "title": "A", "text": "a", "badgeVariant": "primary" }] }
        |                                                                    ^^^^^^^^^^^^^^

    1 warning
    "
  `);
});

test("nothing is called useless while there is an error, which may be the reason", () => {
  expect(
    report(configWith('{ "type": "callout", "heading": "{{spair}}" }', '"constants": { "spare": "B" }')),
  ).not.toContain("unused");
});
