import { describe, expect, test } from "vitest";
import { namingTypes } from "../../../tests/validate/namingTypes";
import { configWith, report } from "../../../tests/validate/surroundings";

describe("a config of the wrong shape", () => {
  test("suggests the known key for an unknown one", () => {
    expect(report(configWith(`{ "type": "cards", "itmes": [{ "title": "Diamonds", "colour": "red" }] }`)))
      .toMatchInlineSnapshot(`
        "site.config.json:4:20 error unknown-key
        Home (/) → block 1 (cards) → itmes
        There is no key "itmes" here, with "type": "cards". Did you mean "items"?
          3 |     { "path": "/", "title": "Home", "blocks": [
          4 | { "type": "cards", "itmes": [{ "title": "Diamonds", "colour": "red" }] }
            |                    ^^^^^^^

        site.config.json:4:53 error unknown-key
        Home (/) → block 1 (cards) → itmes entry 1, "Diamonds" → colour
        There is no key "colour" here. What else can stand here: "description", "icon", "image", "badge", "badgeVariant", "href", "copy" and "toast". Rename it, or remove it.
          3 |     { "path": "/", "title": "Home", "blocks": [
          4 | { "type": "cards", "itmes": [{ "title": "Diamonds", "colour": "red" }] }
            |                                                     ^^^^^^^^

        2 errors
        "
      `);
  });

  test("says what a missing key is for, at the opening of its group", () => {
    expect(report('{\n  "version": 1,\n  "site": {},\n  "routes": [{ "path": "/" }]\n}'))
      .toMatchInlineSnapshot(`
        "site.config.json:3:11 error missing-key
        site → name
        The key "name" is missing here. The name of the server or community, in the header and in every page title. Add "name": "…".
          2 |   "version": 1,
          3 |   "site": {},
            |           ^

        site.config.json:4:14 error missing-key
        page 1 (/) → title
        The key "title" is missing here. The title of the page, in the browser's tab and in search results. Add "title": "…".
          3 |   "site": {},
          4 |   "routes": [{ "path": "/" }]
            |              ^

        2 errors
        "
      `);
  });

  test("tells the value received and the fix", () => {
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
      "navigation" has to be a list in [ ], but it is null. Give it a value, or remove the key.
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "navigation": null,
          |               ^^^^

      site.config.json:5:31 error wrong-type
      Home (/) → block 1 (cards) → columns
      "columns" has to be a number, but it is the text "3". Remove the quotes: 3.
        4 |     { "path": "/", "title": "Home", "blocks": [
        5 | { "type": "cards", "columns": "3", "items": { "title": 5 } },
          |                               ^^^

      site.config.json:5:45 error wrong-type
      Home (/) → block 1 (cards) → items
      "items" has to be a list in [ ], but it is a group of keys. Put it in square brackets, also when it is only one.
        4 |     { "path": "/", "title": "Home", "blocks": [
        5 | { "type": "cards", "columns": "3", "items": { "title": 5 } },
          |                                             ^^^^^^^^^^^^^^

      site.config.json:6:1 error wrong-type
      Home (/) → block 2
      Entry 2 of "blocks" has to be a group of keys in { }, but it is the number 7. Write { "type": "hero" }, for example.
        5 | { "type": "cards", "columns": "3", "items": { "title": 5 } },
        6 | 7
          | ^

      4 errors
      "
    `);
  });

  test("lists the types where one is unknown", () => {
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
      The key "items" is missing here. The cards, in order. Add "items": [{ "title": "…" }].
        3 |     { "path": "/", "title": "Home", "blocks": [
        4 | { "type": "crads" },
          | ^

      site.config.json:4:11 error unknown-type
      Home (/) → block 1 (crads) → type
      There is no type "crads" here. Did you mean "cards"? The types are <all block types>.
        3 |     { "path": "/", "title": "Home", "blocks": [
        4 | { "type": "crads" },
          |           ^^^^^^^

      site.config.json:5:1 error missing-key
      Home (/) → block 2 → type
      The key "type" is missing here. Use one of <any block type>.
        4 | { "type": "crads" },
        5 | {},
          | ^

      site.config.json:6:76 error unknown-type
      Home (/) → block 3 (tabs) → tab 1, "A" → block 1 (hero) → type
      There is no type "hero" for blocks inside a block. The types are <all block types that may stand inside another>.
        5 | {},
        6 | { "type": "tabs", "tabs": [{ "id": "a", "title": "A", "blocks": [{ "type": "hero" }] }] }
          |                                                                            ^^^^^^

      4 errors
      "
    `);
  });

  test("lists the values where one is unknown", () => {
    expect(
      report(
        configWith(
          `{ "type": "callout", "tone": "wraning" }`,
          `"theme": { "preset": "sunset", "fonts": { "heading": "intr", "body": 5 } }`,
        ),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:2:22 error unknown-value
      theme → preset
      "preset" cannot be "sunset". It can be "midnight", "ember", "daylight" or "parchment".
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "theme": { "preset": "sunset", "fonts": { "heading": "intr", "body": 5 } },
          |                      ^^^^^^^^

      site.config.json:2:54 error unknown-value
      theme → fonts → heading
      "heading" cannot be "intr". Did you mean "inter"? It can be "system", "serif", "monospace", "inter", "space-grotesk", "orbitron", "nunito", "cinzel", "lora", "fraunces", "jetbrains-mono" or "press-start-2p".
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "theme": { "preset": "sunset", "fonts": { "heading": "intr", "body": 5 } },
          |                                                      ^^^^^^

      site.config.json:2:70 error wrong-type
      theme → fonts → body
      "body" has to be a name in double quotes or a group of keys in { }, but it is the number 5. Write "system", for example.
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "theme": { "preset": "sunset", "fonts": { "heading": "intr", "body": 5 } },
          |                                                                      ^

      site.config.json:5:30 error unknown-value
      Home (/) → block 1 (callout) → tone
      "tone" cannot be "wraning". Did you mean "warning"? It can be "info", "success", "warning" or "danger".
        4 |     { "path": "/", "title": "Home", "blocks": [
        5 | { "type": "callout", "tone": "wraning" }
          |                              ^^^^^^^^^

      4 errors
      "
    `);
  });

  test("gives the limit that a number or list crosses", () => {
    expect(
      report(
        configWith(
          `{ "type": "cards", "columns": 9, "items": [{ "title": "A" }] }`,
          `"theme": { "background": { "layers": [{ "image": "/logo.svg", "opacity": -1 }] } }`,
        ),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:2:74 error out-of-range
      theme → background → layer 1 → opacity
      "opacity" has to be at least 0, but it is -1.
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "theme": { "background": { "layers": [{ "image": "/logo.svg", "opacity": -1 }] } },
          |                                                                          ^^

      site.config.json:5:31 error out-of-range
      Home (/) → block 1 (cards) → columns
      "columns" has to be at most 4, but it is 9.
        4 |     { "path": "/", "title": "Home", "blocks": [
        5 | { "type": "cards", "columns": 9, "items": [{ "title": "A" }] }
          |                               ^

      2 errors
      "
    `);
  });

  test("asks for a text where one is empty", () => {
    expect(report(configWith(`{ "type": "stats", "heading": "", "items": [] }`))).toMatchInlineSnapshot(`
      "site.config.json:4:31 error empty-value
      Home (/) → block 1 (stats) → heading
      "heading" is empty. Write a text, or remove the key.
        3 |     { "path": "/", "title": "Home", "blocks": [
        4 | { "type": "stats", "heading": "", "items": [] }
          |                               ^^

      site.config.json:4:44 error empty-value
      Home (/) → block 1 (stats) → items
      "items" is empty. Add an entry.
        3 |     { "path": "/", "title": "Home", "blocks": [
        4 | { "type": "stats", "heading": "", "items": [] }
          |                                            ^^

      2 errors
      "
    `);
  });

  test("describes the form of a text", () => {
    expect(
      report(
        configWith(
          `{ "type": "text", "id": "Fair Play!", "text": "Hi" }`,
          `"theme": { "colors": { "primary": "red" } }, "avatars": { "placeholder": "./public/me.png" }`,
        ),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:2:35 error malformed-value
      theme → colors → primary
      "primary" cannot be "red". A colour is written as #rrggbb: write "#ff0000".
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "theme": { "colors": { "primary": "red" } }, "avatars": { "placeholder": "./public/me.png" },
          |                                   ^^^^^

      site.config.json:2:74 error malformed-value
      avatars → placeholder
      "placeholder" cannot be "./public/me.png". The path of a file in public/ leaves out "public" and starts with a slash. Write "/me.png" and put the file at public/me.png.
        1 | { "version": 1, "site": { "name": "Mossy" },
        2 | "theme": { "colors": { "primary": "red" } }, "avatars": { "placeholder": "./public/me.png" },
          |                                                                          ^^^^^^^^^^^^^^^^^

      site.config.json:5:25 error malformed-value
      Home (/) → block 1 (text) → id
      "id" cannot be "Fair Play!". An id has only small letters, digits and single hyphens: write "fair-play".
        4 |     { "path": "/", "title": "Home", "blocks": [
        5 | { "type": "text", "id": "Fair Play!", "text": "Hi" }
          |                         ^^^^^^^^^^^^

      3 errors
      "
    `);
  });

  test("says how a name must look", () => {
    expect(report(configWith(``, `"constants": { "server-ip": "play.example", "ok": true }`)))
      .toMatchInlineSnapshot(`
        "site.config.json:2:16 error malformed-name
        constants → server-ip
        "server-ip" cannot be a name in "constants". Start with a letter, and use only letters, digits and _. Write "server_ip", also where it is used.
          1 | { "version": 1, "site": { "name": "Mossy" },
          2 | "constants": { "server-ip": "play.example", "ok": true },
            |                ^^^^^^^^^^^

        site.config.json:2:51 error wrong-type
        constants → ok
        "ok" has to be a text in double quotes or a number, but it is true. Write the words themselves, or remove the key.
          1 | { "version": 1, "site": { "name": "Mossy" },
          2 | "constants": { "server-ip": "play.example", "ok": true },
            |                                                   ^^^^

        2 errors
        "
      `);
  });
});

test("a whole part in the list of others is told of once, with the place it belongs to", () => {
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
    This is a page (it has "path" and "blocks"): it belongs in "routes".
      1 | { "version": 1, "site": { "name": "Mossy" },
      2 |   "navigation": [{ "label": "Home", "href": "/" }, { "path": "/map", "title": "Map", "blocks": [] }]…
        |                                                    ^

    site.config.json:5:7 error misplaced-part
    Home (/) → block 1, "Rules"
    This is a page (it has "path" and "title"): it belongs in "routes".
      4 |     { "path": "/", "title": "Home", "blocks": [
      5 |       { "path": "/rules", "title": "Rules" },
        |       ^

    site.config.json:6:7 error misplaced-part
    Home (/) → block 2, "Join"
    This is a button (it has "label" and "href"): it belongs in the "buttons" of a block.
      5 |       { "path": "/rules", "title": "Rules" },
      6 |       { "label": "Join", "href": "/", "size": 5 }
        |       ^

    site.config.json:8:5 error misplaced-part
    page 2
    This is a block (it has "type": "text"): it belongs in the "blocks" of a page.
      7 |     ] },
      8 |     { "type": "text", "text": "The mill turns again." },
        |     ^

    site.config.json:9:5 error misplaced-part
    page 3, "Rules"
    This is a link (it has "label" and "href"): it belongs in "navigation".
      8 |     { "type": "text", "text": "The mill turns again." },
      9 |     { "label": "Rules", "href": "/rules" }
        |     ^

    5 errors
    "
  `);
});
