import { describe, expect, test } from "vitest";
import { namingTypes } from "../../../tests/validate/namingTypes";
import { configWith, report } from "../../../tests/validate/surroundings";

describe("a config of the wrong shape", () => {
  test("suggests the known key for an unknown one", () => {
    expect(report(configWith(`{ "type": "cards", "itmes": [{ "title": "Diamonds", "colour": "red" }] }`)))
      .toMatchInlineSnapshot(`
        "site.config.json:4:20 error unknown-key
        Home (/) → block 1 (cards) → itmes
        Unknown key "itmes" in a "cards" block. Did you mean "items"?
          3 |     { "path": "/", "title": "Home", "blocks": [
          4 | { "type": "cards", "itmes": [{ "title": "Diamonds", "colour": "red" }] }
            |                    ^^^^^^^

        site.config.json:4:53 error unknown-key
        Home (/) → block 1 (cards) → itmes entry 1, "Diamonds" → colour
        Unknown key "colour". A colour has a name here: add "tags": { "diamonds": { "label": "Diamonds", "color": "#ff0000" } } next to "site", and use "color": "diamonds".
          3 |     { "path": "/", "title": "Home", "blocks": [
          4 | { "type": "cards", "itmes": [{ "title": "Diamonds", "colour": "red" }] }
            |                                                     ^^^^^^^^

        2 errors
        "
      `);
  });

  test("explains a missing key at the start of its object", () => {
    expect(report('{\n  "version": 1,\n  "site": {},\n  "routes": [{ "path": "/" }]\n}'))
      .toMatchInlineSnapshot(`
        "site.config.json:3:11 error missing-key
        site → name
        "name" (name of your server or community) is required. Add "name": "…".
          2 |   "version": 1,
          3 |   "site": {},
            |           ^

        site.config.json:4:14 error missing-key
        page 1 (/) → title
        "title" is required. Add "title": "…".
          3 |   "site": {},
          4 |   "routes": [{ "path": "/" }]
            |              ^

        2 errors
        "
      `);
  });

  test("reports the received value and the fix", () => {
    expect(
      report(
        configWith(
          `{ "type": "cards", "columns": "3", "items": { "title": 5 } },
7`,
          `"navigation": null`,
        ),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:2:15 error wrong-type
      navigation
      "navigation" must be a list in [ ], but is null. Add a value, or remove the key.
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "navigation": null,
          |               ^^^^

      site.config.json:5:31 error wrong-type
      Home (/) → block 1 (cards) → columns
      "columns" must be a number, but is the text "3". Remove the quotes: 3.
        4 |     { "path": "/", "title": "Home", "blocks": [
        5 | { "type": "cards", "columns": "3", "items": { "title": 5 } },
          |                               ^^^

      site.config.json:5:45 error wrong-type
      Home (/) → block 1 (cards) → items
      "items" must be a list in [ ], but is an object. Put it in square brackets, even if it is the only entry.
        4 |     { "path": "/", "title": "Home", "blocks": [
        5 | { "type": "cards", "columns": "3", "items": { "title": 5 } },
          |                                             ^^^^^^^^^^^^^^

      site.config.json:6:1 error wrong-type
      Home (/) → block 2
      Entry 2 of "blocks" must be an object in { }, but is the number 7. Use { "type": "hero" }, for example.
        5 | { "type": "cards", "columns": "3", "items": { "title": 5 } },
        6 | 7
          | ^

      4 errors
      "
    `);
  });

  test("lists the types if one is unknown", () => {
    expect(
      namingTypes(
        report(
          configWith(`{ "type": "crads" },
{},
{ "type": "tabs", "tabs": [{ "id": "a", "title": "A", "blocks": [{ "type": "hero" }] }] }`),
        ),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:4:1 error missing-key
      Home (/) → block 1 (crads) → items
      "items" (cards) is required. Add "items": [{ "title": "…" }].
        3 |     { "path": "/", "title": "Home", "blocks": [
        4 | { "type": "crads" },
          | ^

      site.config.json:4:11 error unknown-type
      Home (/) → block 1 (crads) → type
      Unknown block type "crads". Did you mean "cards"? Available types: <all block types>.
        3 |     { "path": "/", "title": "Home", "blocks": [
        4 | { "type": "crads" },
          |           ^^^^^^^

      site.config.json:5:1 error missing-key
      Home (/) → block 2 → type
      "type" is required. Set it to <any block type>.
        4 | { "type": "crads" },
        5 | {},
          | ^

      site.config.json:6:76 error unknown-type
      Home (/) → block 3 (tabs) → tab 1, "A" → block 1 (hero) → type
      A "hero" block is not allowed inside another block. Available types: <all block types that may stand inside another>.
        5 | {},
        6 | { "type": "tabs", "tabs": [{ "id": "a", "title": "A", "blocks": [{ "type": "hero" }] }] }
          |                                                                            ^^^^^^

      4 errors
      "
    `);
  });
});

test("reports a block in the wrong list once, with the right path", () => {
  expect(
    report(`{ "version": 1, "site": { "name": "Mossy" },
  "navigation": [{ "label": "Home", "href": "/" }, { "path": "/map", "title": "Map", "blocks": [] }],
  "routes": [
    { "path": "/", "title": "Home", "blocks": [
      { "path": "/rules", "title": "Rules" },
      { "label": "Join", "href": "/", "size": 5 }
    ] },
    { "type": "text", "text": "The mill turns again." },
    { "label": "Rules", "href": "/rules" }
  ] }`),
  ).toMatchInlineSnapshot(`
    "site.config.json:2:52 error misplaced-part
    navigation → link 2, "Map"
    This is a page (it has "path" and "blocks"). Move it to "routes".
      1 | { "version": 1, "site": { "name": "Mossy" },
      2 |   "navigation": [{ "label": "Home", "href": "/" }, { "path": "/map", "title": "Map", "blocks": [] }]…
        |                                                    ^

    site.config.json:5:7 error misplaced-part
    Home (/) → block 1, "Rules"
    This is a page (it has "path" and "title"). Move it to "routes".
      4 |     { "path": "/", "title": "Home", "blocks": [
      5 |       { "path": "/rules", "title": "Rules" },
        |       ^

    site.config.json:6:7 error misplaced-part
    Home (/) → block 2, "Join"
    This is a button (it has "label" and "href"). Move it to the "buttons" of a block.
      5 |       { "path": "/rules", "title": "Rules" },
      6 |       { "label": "Join", "href": "/", "size": 5 }
        |       ^

    site.config.json:8:5 error misplaced-part
    page 2
    This is a block (it has "type": "text"). Move it to the "blocks" of a page.
      7 |     ] },
      8 |     { "type": "text", "text": "The mill turns again." },
        |     ^

    site.config.json:9:5 error misplaced-part
    page 3, "Rules"
    This is a link (it has "label" and "href"). Move it to "navigation".
      8 |     { "type": "text", "text": "The mill turns again." },
      9 |     { "label": "Rules", "href": "/rules" }
        |     ^

    5 errors
    "
  `);
});
